package import CompositionalLayout
internal import ImageDecoding
internal import LayoutSpec
internal import Scene
package import SpecDiagnostics
internal import SpecInput

extension OpenedSpec {
  /// What is wrong with the pictures that were read for the spec, at the texts that name them: reading
  /// looks at their beginnings, and this at the rest.
  ///
  /// - Parameter containers: Where they would be shown.
  package func refusalOfPictures(in containers: [Container]) -> SpecErrors? {
    guard let spec = spec.file else { return nil }
    let faults = spec.picturesRead.filter { !$0.value.isKnownToBeWhole }.compactMapValues { file in
      do throws(ImageDecodingError) {
        try ImageDecoder.check(file)
        return nil as String?
      } catch {
        return error.reason
      }
    }
    return spec.errors(forPictures: faults, in: containers)
  }
}
