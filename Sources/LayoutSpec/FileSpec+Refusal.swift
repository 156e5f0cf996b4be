public import CompositionalLayout
internal import Foundation
public import Scene
public import SpecDiagnostics

/// What only those find out who use what a spec names, told at the words that name it.
extension FileSpec {
  /// - Parameters:
  ///   - index: Which of ``fonts`` is of no use.
  ///   - isThere: Whether there is something at its path.
  public func refusal(ofFont index: Int, isThere: Bool) -> SpecErrors? {
    sharedFonts[safely: index].map { font in
      let problem: Problem =
        isThere ? .fileUnreadable(font.name, why: "there is no font") : .fileNotFound(font.name)
      return Findings([Finding(problem, at: font.span)], in: source).refusal()
    }
  }

  /// The pictures that were read for the spec so far, by their paths from its folder.
  public var picturesRead: [String: ImageFile] { context.files.pictures }

  /// - Parameters:
  ///   - faults: Why pictures cannot be shown, by their paths from the folder of the spec.
  ///   - containers: Where they would be shown.
  /// - Returns: Nothing if the spec names none of them itself.
  public func refusal(
    ofPictures faults: [String: String], in containers: [Container]
  ) -> SpecErrors? {
    guard !faults.isEmpty else { return nil }
    var context = context
    context.files = context.files.refusing(faults)
    var spec = self
    spec.context = context
    let readings = containers.map { container in
      var reader = spec.reader(for: container)
      _ = reader.document(root)
      return Findings.Reading(width: container.size.width, findings: reader.findings)
    }
    let findings = Findings([], and: readings, in: source, context)
    return findings.errors.isEmpty ? nil : findings.refusal()
  }
}
