internal import Basics
internal import CairoRenderer
internal import LayoutEngine
package import LayoutSpec
internal import SpecDiagnostics

extension Failure {
  /// Creates the failure for an error thrown while laying out or drawing a variant.
  package init(_ error: any Error, of spec: OpenedSpec, _ variant: Variant) {
    switch error {
    case let error as LayoutError:
      self = .wrongSpec(SpecErrors(diagnostics: [spec.diagnostic(of: error, variant)]))
    case let error as any UIKitException:
      self =
        spec.diagnostic(of: error).map { .wrongSpec(SpecErrors(diagnostics: [$0])) }
        ?? Failure(error, of: spec.label(of: variant))
    case RendererError.cairo:
      // The label is of a file, whose name may contain control characters.
      self = .environment("\(spec.label(of: variant).inLine): \(error)")
    case RendererError.image:
      self =
        spec.refusalOfPictures(in: [variant.container]).map { .wrongSpec($0) }
        ?? Failure(error, of: spec.label(of: variant))
    default: self.init(error, of: spec.label(of: variant))
    }
  }

  /// Creates the failure for an error thrown while making `picture`.
  package init(_ error: any Error, of picture: String) {
    switch error {
    case let failure as Failure: self = failure
    case let error as SpecErrors: self = .wrongSpec(error)
    case RendererError.letters(let text):
      self = .noLetters(picture, text, missing: Fonts.missingFamilies())
    default: self = .badPicture(picture, reason: "\(error)")
    }
  }
}
