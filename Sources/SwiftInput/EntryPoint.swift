/// A function or a property that a picture can be made of.
struct EntryPoint: Hashable, Sendable {
  /// What its pictures are called: `createLayout`, `HomeController.layout`.
  var name: String
  /// The file it stands in, by the last part of its path.
  var file: String
  /// From 1.
  var line: Int
  var product: Product
  /// What calls it, `index` and `environment` being at hand.
  var call: String
  /// What is missing to call it; such a one is told and passed over.
  var obstacle: String?
  /// The name of the type that it is a method or a property of.
  var owner: String?
  /// Whether that is a view, which controllers have rather than pictures.
  var isOfView = false
  /// The controllers that it draws, which their parts are not drawn beside.
  var shows: Set<String> = []

  /// What it answers.
  enum Product: String, Hashable, Sendable {
    case layout
    case section
    /// A section by the environment.
    case sectionIn
    /// A section by its index and the environment.
    case sectionAt
    case collectionView
    /// A controller that shows a collection view.
    case controller

    var isSection: Bool { [.section, .sectionIn, .sectionAt].contains(self) }
  }
}
