internal import CairoRenderer
package import Geometry
internal import LayoutSpec
internal import Scene
package import SpecDiagnostics

extension OpenedSpec {
  /// Returns errors for damaged picture files, located where the spec names them. Reading a spec
  /// checks only the headers of pictures; this decodes them.
  ///
  /// - Parameter containers: The containers in which the pictures would be shown.
  package func refusalOfPictures(in containers: [Container]) -> SpecErrors? {
    guard let spec = content.file else { return nil }
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
