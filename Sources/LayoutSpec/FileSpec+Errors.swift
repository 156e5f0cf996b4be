internal import Basics
internal import Foundation
public import Geometry
public import Scene
public import SpecDiagnostics
internal import SpecTree

/// Errors that are found only when the files a spec names are used, reported at the text that names
/// them.
extension FileSpec {
  /// Returns the error for a font that cannot be used; `nil` if there is no such font.
  ///
  /// - Parameters:
  ///   - index: The font's index in ``fonts``.
  ///   - isThere: Whether a file exists at its path.
  public func errors(forFont index: Int, isThere: Bool) -> SpecErrors? {
    shared.fonts[safely: index].map { font in
      let problem: Problem =
        isThere ? .fileUnreadable(font.name, why: "there is no font") : .fileNotFound(font.name)
      return Findings([Finding(problem, at: font.span)], in: source).specErrors()
    }
  }

  /// Returns the error for a font outside the project; `nil` if there is no such font.
  ///
  /// - Parameter index: The font's index in ``fonts``.
  package func errors(forFontOutside index: Int) -> SpecErrors? {
    shared.fonts[safely: index].map { font in
      Findings([Finding(.fileOutside(font.name), at: font.span)], in: source).specErrors()
    }
  }

  /// The pictures read for the spec so far, by their paths relative to its folder.
  public var picturesRead: [String: ImageFile] { context.files.pictures }

  /// Returns the errors for pictures that cannot be drawn.
  ///
  /// - Parameters:
  ///   - faults: Why each picture cannot be drawn, by its path relative to the spec's folder.
  ///   - containers: The containers that would show them.
  /// - Returns: `nil` if the spec itself names none of the pictures.
  public func errors(
    forPictures faults: [String: String], in containers: [Container]
  ) -> SpecErrors? {
    guard !faults.isEmpty else { return nil }
    var context = context
    context.files = context.files.rejecting(faults)
    var spec = self
    spec.context = context
    let readings = containers.map { container in
      Findings.Reading(
        width: container.size.width, findings: spec.read(for: container).findings)
    }
    let findings = Findings([], and: readings, in: source, context)
    return findings.errors.isEmpty ? nil : findings.specErrors()
  }
}
