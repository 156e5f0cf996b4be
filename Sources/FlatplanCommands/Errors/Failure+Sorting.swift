internal import CairoRenderer
internal import CompositionalLayout
internal import LayoutSpec

extension Failure {
  /// What an error means that came up while `picture` was made.
  init(_ error: any Error, of picture: String) {
    switch error {
    case let failure as Failure: self = failure
    case let error as SpecErrors: self = .badSpec(words: error.description.trimmingNewlines)
    default: self = .badPicture(picture, reason: "\(error)")
    }
  }
}
