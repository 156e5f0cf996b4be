internal import Foundation

/// The cells of a section that have been visible, with their measured sizes. All other cells keep
/// their estimates.
struct VisibleCells: ContentMeasuring, Sendable {
  private var cells: Set<Int> = []
  /// The largest index of these cells; -1 if there are none.
  private(set) var last = -1
  /// The measurement requests that are still open.
  private(set) var questions: [Question] = []
  private var answers: [Int: [MeasureProposal: CGSize?]] = [:]

  struct Question: Sendable {
    var cell: SolvedElement.Identity
    var proposal: MeasureProposal
  }

  mutating func see(_ items: Range<Int>) {
    cells.formUnion(items)
    last = max(last, items.upperBound - 1)
  }

  func hasSeen(_ items: Range<Int>) -> Bool { items.allSatisfy(cells.contains) }

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard cells.contains(element.item) else { return nil }
    if let answer = answers[element.item]?[proposal] { return answer }
    questions.append(Question(cell: element, proposal: proposal))
    return nil
  }

  mutating func answerQuestions(with measuring: inout some ContentMeasuring) {
    for question in questions where answers[question.cell.item]?[question.proposal] == nil {
      let answer = measuring.measure(question.cell, in: question.proposal)
      answers[question.cell.item, default: [:]][question.proposal] = .some(answer)
    }
    questions = []
  }

  /// Discards the measured sizes of a group once all of its cells have been visible, because the
  /// group is not solved again.
  mutating func forgetAnswers(ofGroup items: Range<Int>) {
    guard hasSeen(items) else { return }
    for item in items { answers[item] = nil }
  }
}
