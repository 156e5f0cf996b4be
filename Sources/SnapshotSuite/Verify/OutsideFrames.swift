internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutScene
internal import Scene

/// The drawing outside the frames of a layout, as hashes by name: the background with the boxes of
/// lists, and what explains the layout, such as overlays, a device frame, captions and other pictures
/// on the page.
struct OutsideFrames {
  private var page: Page
  private var others: [String: Int] = [:]
  /// How much larger the scene is than the layout.
  private let margin: CGSize
  /// The number of the picture with the layout; `nil` if the scene is a picture of its own.
  private let picture: Int?
  private let isSheet: Bool

  /// - Parameter layout: The size of the layout whose frames are compared; `nil` if there is none.
  init(of scene: Scene, around layout: CGSize?) {
    page = Page(background: scene.background)
    let size = layout ?? .zero
    margin = CGSize(
      width: scene.size.width - size.width, height: scene.size.height - size.height)
    picture = scene.groups.contains { $0.picture != nil } ? 0 : nil
    isSheet = layout == nil
  }

  /// Returns whether a group is part of the layout whose frames are compared.
  func isOfLayout(_ group: SceneGroup) -> Bool {
    !isSheet && group.layer.namesElements && group.picture == picture
  }

  /// Adds a part of the layout without a frame, such as the box of a list.
  mutating func add(_ element: SceneElement, _ shapes: [Shape]) {
    // The background of the layout's picture on a page is that of the scene.
    guard element.identity.kind != ScenePen.ground else { return }
    for case .box(var box) in shapes {
      box.rect = .zero
      page.backgrounds.insert(.init(section: element.identity.section, box: box))
    }
  }

  /// Adds the look of an element that is no part of the layout.
  mutating func add(_ look: Int, of element: SceneElement, _ group: SceneGroup) {
    // Names are the same with and without texts around the picture.
    let picture = group.picture ?? 0
    let name =
      group.layer != .content
      ? "\(picture) \(group.layer.name)" : group.picture == nil ? "texts" : "\(picture)"
    var hasher = Hasher()
    hasher.combine(others[name])
    hasher.combine(look)
    hasher.combine(element.frame)
    hasher.combine(element.clip)
    others[name] = hasher.finalize()
  }

  /// The hashes. A picture of nothing but the layout has no margin, whatever its size is rounded to.
  var hashes: [String: Int] {
    var all = others
    all["page"] = page.hashValue
    all["margin"] = (others.isEmpty ? .zero : margin).hashValue
    return all
  }

  private struct Page: Hashable {
    let background: RGBA
    var backgrounds: Set<Background> = []

    /// The appearance of a part, without position and size, which follow from the rows.
    struct Background: Hashable {
      var section: Int
      var box: Box
    }
  }
}
