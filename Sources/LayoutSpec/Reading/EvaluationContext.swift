internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
package import SpecTree

/// What the meaning of a value depends on besides its text: the definitions of the spec, the names of
/// expressions, the container, and the place in the layout.
///
/// A function that reads a part of the spec receives the context, copies it where the part changes
/// it, and passes the copy on. What it finds goes to the ``Sink``.
package struct EvaluationContext: Sendable {
  var definitions = Definitions()
  /// The names that expressions can use here.
  package var scope = Scope()
  /// The container that the spec is read for; `nil` while only its name and pictures are read.
  let container: ContainerValues?
  /// The grid to which fractional lengths are rounded.
  var grid = PixelGrid(scale: 2)
  /// The box that nodes are laid out in.
  var environment = NodeEnvironment(box: .zero)
  /// The cells of the section.
  var cells = SectionCells()
  /// The section's data as far as it was read, and the current row.
  var data = DataContext()
  /// Whether values do not apply to this container, so that only errors that occur in every container
  /// are reported.
  private(set) var isChecking = false

  init(_ definitions: Definitions = Definitions(), for container: Container? = nil) {
    self.definitions = definitions
    self.container = container.map(ContainerValues.init)
    guard let container else { return }
    self.container?.describe(in: &scope)
    grid = PixelGrid(scale: container.traits.displayScale)
  }

  /// The context of values that do not apply to this container.
  var checking: EvaluationContext {
    var context = self
    context.isChecking = true
    return context
  }

  /// The context inside of a box, whose size `width` and `height` refer to.
  func inside(_ environment: NodeEnvironment) -> EvaluationContext {
    var context = self
    context.environment = environment
    context.scope["width"] = environment.box.width
    context.scope["height"] = environment.box.height
    return context
  }

  func inside(_ box: CGSize) -> EvaluationContext { inside(NodeEnvironment(box: box)) }

  /// The context of boundary items in their box.
  func inside(_ box: BoundaryBox?) -> EvaluationContext {
    var environment = NodeEnvironment(box: box?.size ?? .zero)
    environment.boundary = box
    return inside(environment)
  }

  /// The context of an item of the section.
  func inside(item index: Int) -> EvaluationContext {
    var context = self
    context.scope.place = (index, index / cells.inGroup)
    return context
  }
}

/// What a spec defines for all of its sections.
struct Definitions: Sendable {
  var files = SpecFiles()
  /// The seed of the sample data.
  var seed = 1
  /// The language that texts are formatted in.
  var language: String?
  var strings = LocalizedStrings()
  var assets: [AssetCatalog] = []
  var variables: [String: Variable] = [:]
  var colors: [String: ColorReference] = [:]
  /// The templates by name.
  var templates: [String: SourceNode] = [:]
  /// The named compositions.
  var contents: [String: SourceNode] = [:]
  var styles: [String: Style] = [:]
  /// The names of all styles, including the content templates, which serve as default styles.
  var styleNames = Set(ContentTemplate.allCases.map(\.rawValue))
}

/// The data of a section, which its texts can name.
struct DataContext: Sendable {
  var columns = DataColumns()
  /// The values of the columns for the current item.
  var row: [DataValue] = []
  /// The id of the section, or its index.
  var section = ""
}
