import Foundation
import Scene

/// City skylines.
extension PhotoScene {
  /// Rows of houses, one in front of the other. The windows of the front row are lit.
  mutating func city() -> [Shape] {
    let haze = palette.sky.last ?? palette.sun
    let last = palette.layers.count - 1
    return palette.layers.enumerated().flatMap { index, color -> [Shape] in
      let top = 0.46 + CGFloat(index) * 0.13
      let houses = houses(top: top, widths: 0.05 + 0.02 * Double(index))
      let tone = index == last ? color : color.mixed(with: haze, by: 0.18)
      let foot = tone.mixed(with: haze, by: index == last ? 0.05 : 0.3)
      let row = Shape.outline(
        Outline(outline(of: houses), fill: .gradient(Gradient([tone, foot]))))
      return index == last ? [row, windows(in: houses)] : [row]
    }
  }

  /// Houses from the left to the right edge, in unit coordinates of the picture.
  private mutating func houses(top: CGFloat, widths: Double) -> [CGRect] {
    var houses: [CGRect] = []
    var left = 0.0
    while left < 1 {
      let width = random.number(in: widths...(2 * widths))
      // 40 percent of the houses are towers.
      let rise =
        random.number(below: 5) < 2 ? random.number(in: 0.1...0.24) : random.number(in: 0...0.1)
      let start = top + 0.1 - rise
      houses.append(CGRect(x: left, y: start, width: width, height: 1 - start))
      left += width
    }
    return houses
  }

  /// One outline along all roofs. The highest towers have a mast.
  private mutating func outline(of houses: [CGRect]) -> VectorPath {
    var path = VectorPath()
    path.move(x(0), y(1))
    let highest = houses.map(\.minY).min() ?? 0
    for house in houses {
      path.line(x(house.minX), y(house.minY))
      if house.minY < highest + 0.03 {
        let (middle, half) = (house.midX, 0.004)
        path.line(x(middle - half), y(house.minY))
        path.line(x(middle), y(house.minY - 0.07))
        path.line(x(middle + half), y(house.minY))
      }
      path.line(x(house.maxX), y(house.minY))
    }
    path.line(x(max(houses.last?.maxX ?? 1, 1)), y(1))
    path.close()
    return path
  }

  private mutating func windows(in houses: [CGRect]) -> Shape {
    var path = VectorPath()
    let (step, size) = (side * 0.042, side * 0.017)
    for house in houses {
      let columns = max(Int((house.width * rect.width - size) / step), 1)
      let indent = (house.width * rect.width - CGFloat(columns - 1) * step - size) / 2
      for row in 0..<4 {
        for column in 0..<columns where random.number(below: 5) < 2 {
          path.append(
            .rectangle(
              CGRect(
                x: x(house.minX) + indent + CGFloat(column) * step,
                y: y(house.minY) + step * (0.7 + CGFloat(row)), width: size, height: size * 1.25)))
        }
      }
    }
    return .outline(Outline(path, fill: .color(palette.sun.faded(by: 0.75))))
  }
}
