import Foundation
import Scene

/// Gives all labels of one kind and section the same form: the longest that fits for all of them,
/// so that `0-3` is not next to `4`.
///
/// Labels of elements that the picture cuts off do not count, unless all are cut off.
struct LabelSeries {
  /// A label and its choices, the longest text first.
  typealias Request = (label: OverlayLabel, choices: [LabelPlacer.Choice])

  /// The index of the text by series.
  private var texts: [Int: Int] = [:]

  /// Chooses the text of each series.
  ///
  /// - Parameter window: The visible rectangle in points of the content.
  /// - Complexity: O(*n*) in the number of labels.
  init(_ requests: [Request], in window: CGRect) {
    var cut: [Int: Int] = [:]
    for (label, choices) in requests {
      guard let series = label.series else { continue }
      let room = LabelCandidates.cornerSpace(in: label.area.common(with: window))
      let text =
        choices.firstIndex { $0.size.width <= room.width && $0.size.height <= room.height }
        ?? choices.count - 1
      if window.covers(label.area) {
        texts[series] = max(texts[series] ?? 0, text)
      } else {
        cut[series] = max(cut[series] ?? 0, text)
      }
    }
    texts.merge(cut) { whole, _ in whole }
  }

  /// The choices of a label within its series.
  func choices(of request: Request) -> [LabelPlacer.Choice] {
    guard let text = request.label.series.flatMap({ texts[$0] }),
      request.choices.indices.contains(text)
    else { return request.choices }
    return [request.choices[text]]
  }
}
