import Foundation
import Testing
import UIKitViews

/// Tests search fields and bars, additional safe areas and image data.
@MainActor @Suite struct SearchFieldTests {
  private func shown<V: UIView>(_ view: V, _ size: CGSize) -> V {
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  @Test func `a search field has a symbol before its placeholder`() throws {
    let field = UISearchTextField()
    field.placeholder = "Search"
    #expect(field.intrinsicContentSize.height == 36)
    _ = shown(field, CGSize(width: 200, height: 36))
    let symbol = try #require(field.leftView as? UIImageView)
    #expect(symbol.superview === field && !symbol.isHidden)
    let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Search" && label.frame.minX >= symbol.frame.maxX)
    #expect(label.frame.maxX < 200)
  }

  @Test func `a search bar lays out its field, cancel button and scopes`() {
    let bar = shown(UISearchBar(), CGSize(width: 300, height: 56))
    bar.placeholder = "Places"
    bar.text = "Harbour"
    #expect(bar.searchTextField.placeholder == "Places" && bar.searchTextField.text == "Harbour")
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    _ = shown(bar, CGSize(width: 300, height: 100))
    let cancel = bar.subviews.first { $0 is UIButton }
    #expect(cancel?.frame.maxX == 292 && bar.searchTextField.frame.maxX < 284)
    let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
    #expect(scopes?.numberOfSegments == 2 && scopes?.frame.minY == 56)
  }

  @Test func `additional safe area insets apply to the view and its subviews`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 20
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let before = controller.view.safeAreaInsets.top
    controller.view.addSubview(inner)
    #expect(before >= 20 && inner.safeAreaInsets.top == before - 5)
    controller.additionalSafeAreaInsets = .zero
    #expect(controller.view.safeAreaInsets.top == before - 20)
  }

  @Test func `an image returns only the data it was created from`() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
      ))
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    let copy = UIImage(cgImage: try #require(image.cgImage))
    #expect(copy == image && image.cgImage?.width == 1)
    let half = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .up)
    #expect(half.size == CGSize(width: 0.5, height: 0.5))
  }
}
