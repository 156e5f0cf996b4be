import CompositionalLayout
import Foundation
import Testing

/// Colors created by code.
@Suite struct ColorTests {
  private func components(_ color: UIColor) -> [Int] {
    guard case .components(let red, let green, let blue, let alpha) = color.value else { return [] }
    return [red, green, blue, alpha].map { Int(($0 * 1000).rounded()) }
  }

  @Test(
    arguments: [
      (0, 1, 1, [1000, 0, 0]), (1, 1, 1, [1000, 0, 0]), (1.0 / 6, 1, 1, [1000, 1000, 0]),
      (1.0 / 3, 1, 0.5, [0, 500, 0]), (0.5, 0.5, 1, [500, 1000, 1000]),
      (2.0 / 3, 1, 1, [0, 0, 1000]), (0.75, 1, 1, [500, 0, 1000]), (0.3, 0, 0.25, [250, 250, 250]),
    ] as [(CGFloat, CGFloat, CGFloat, [Int])])
  func `hue, saturation and brightness convert to red, green and blue`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, channels: [Int]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(components(color) == channels + [500])
  }

  @Test func `a dynamic color is resolved for light and dark`() {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.1, alpha: 1) }
    guard case .dynamic(let light, let dark) = ink.value else {
      Issue.record("\(ink.value)")
      return
    }
    #expect(light == UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1).value)
    #expect(dark == UIColor.white.value)
  }

  @Test func `a dynamic color may have values for increased contrast`() {
    let ink = UIColor { $0.accessibilityContrast == .high ? .black : .white }
    #expect(
      ink.value
        == .contrasting(
          normal: .dynamic(light: UIColor.white.value, dark: UIColor.white.value),
          high: .dynamic(light: UIColor.black.value, dark: UIColor.black.value)))
  }

  @Test func `equal colors are one element of a set`() {
    let colors: Set = [UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1)]
    #expect(colors.count == 1 && !colors.contains(.systemPink))
    #expect(colors.first?.copy() as? UIColor == colors.first)
  }
}
