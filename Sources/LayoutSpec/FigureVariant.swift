package import CellContent
package import SpecDiagnostics
internal import SpecTree

/// The spec with some values changed, for a figure that shows variants side by side.
public struct FigureVariant: Sendable {
  /// The title above the picture.
  public var title: String
  /// The spec with the values of the variant.
  public var spec: FileSpec
}

extension SpecReader {
  /// Reads the variants of a spec and stores them; returns the findings of the first invalid one.
  static func readVariants(
    of spec: inout FileSpec, _ written: WrittenSpec, _ context: SpecContext
  ) -> Findings? {
    guard context.variant == nil else { return nil }
    for (index, title) in spec.variantTitles.enumerated() {
      var context = context
      context.variant = index
      let (variant, findings) = read(written, context)
      guard let variant, findings.errors.isEmpty else { return findings }
      spec.variants.append(FigureVariant(title: title, spec: variant))
    }
    return nil
  }
}

extension FileSpec {
  /// Where the spec names an element in an annotation.
  ///
  /// - Parameter index: The index of the annotation.
  package func location(ofElement name: ElementName, inAnnotation index: Int)
    -> Diagnostic.Location?
  {
    let annotations = root[FigureKeys.annotations.rule.name]?.elements ?? []
    guard annotations.indices.contains(index) else { return nil }
    let values = annotations[index].entries?.map(\.value) ?? []
    let names = values + values.flatMap { $0.elements ?? [] }
    return names.first { $0.text == name.text }.map { source.location(of: source.span(of: $0)) }
  }
}
