import Foundation
import Scene

/// Labels of one kind and section that say as much as one another: the fullest text that all of them have
/// room for, so that `0-3` does not stand beside `4`.
///
/// What the picture cuts has no say, unless it cuts all of them: its label is left out where it has no
/// room.
struct LabelSeries {
  /// A label and what it may say, the fullest text first.
  typealias Asked = (label: OverlayLabel, choices: [LabelPlacer.Choice])

  /// Which text each series has.
  private var texts: [Int: Int] = [:]

  /// - Parameter window: What the picture shows, in content coordinates.
  /// - Complexity: O(labels).
  init(_ asked: [Asked], in window: CGRect) {
    var cut: [Int: Int] = [:]
    for (label, choices) in asked {
      guard let series = label.series else { continue }
      let room = LabelCandidates.cornerRoom(in: label.area.common(with: window))
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

  /// What a label may say as one of its series.
  func choices(of asked: Asked) -> [LabelPlacer.Choice] {
    guard let text = asked.label.series.flatMap({ texts[$0] }),
      asked.choices.indices.contains(text)
    else { return asked.choices }
    return [asked.choices[text]]
  }
}
