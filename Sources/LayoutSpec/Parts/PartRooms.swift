internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import SpecDiagnostics
internal import SpecTree

extension PartReader {
  /// Reports parts with a fixed length that have no room in a stack with a fixed length.
  ///
  /// - Parameter node: The list of the stack's parts.
  func checkRooms(in stack: Part, _ node: SourceNode, _ sink: inout Sink) {
    let padding = stack.style.padding ?? .zero
    let sides: [(key: String, length: PartSide?, padding: CGFloat)] = [
      ("width", stack.width, padding.leading + padding.trailing),
      ("height", stack.height, padding.top + padding.bottom),
    ]
    for side in sides {
      guard case .fixed(.points(let length))? = side.length else { continue }
      let room = max(length - side.padding, 0)
      for part in node.elements ?? [] {
        guard let value = part[side.key], let own = value.text.flatMap(Double.init), own > room
        else { continue }
        let span = sink.source.span(of: value)
        sink.report(
          Finding(
            .outOfRange(
              CGFloat(own).exact, kind: "the \(side.key) of a part",
              range: "at most \(room.exact), the \(side.key) inside its stack"),
            at: span,
            fixes: [room.exact, "fill"].map { FixCandidate(title: $0, span: span) }))
      }
    }
  }
}
