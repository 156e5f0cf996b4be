internal import Basics
internal import Foundation
internal import SpecTree

extension EvaluationContext {
  /// Reads the pictures to render.
  func renderRequest(_ map: SourceMap, _ context: SpecContext, _ sink: inout Sink) -> RenderRequest
  {
    var request = RenderRequest()
    request.themes = map.read(DocumentKeys.theme, self, &sink).map { [$0] }
    guard let entry = map.entry(DocumentKeys.render),
      map.read(DocumentKeys.render, self, &sink) != nil,
      let map = SourceMap(entry.value, RenderKeys.map, owner: entry, &sink)
    else { return request }
    RenderKeys.table.read(map, into: &request, self, &sink)
    if let output = request.output, let node = map.entry(RenderKeys.output)?.value {
      request.output = confinedOutput(output, node, context, &sink)
      request.isOutputFree = sink.isFromCommandLine(node)
    }
    return request
  }

  /// Returns the path of pictures relative to the spec's folder. In a file, the path is relative to
  /// the folder of that file and must not leave the project.
  private func confinedOutput(
    _ output: String, _ node: SourceNode, _ context: SpecContext, _ sink: inout Sink
  ) -> String? {
    guard !sink.isFromCommandLine(node) else { return output }
    let path = SpecFiles.joined(sink.source.folder(node.place), output)
    guard !SpecFiles.isAbsolute(output), context.mayWrite(path.fixedPrefix) else {
      sink.report(.outputOutside(output), at: node)
      return nil
    }
    return output.hasSuffix("/") && !path.isEmpty ? path + "/" : path
  }
}

extension Sink {
  /// Returns whether a value was written in `--set`. The command line may name any place.
  fileprivate func isFromCommandLine(_ node: SourceNode) -> Bool {
    source.included[safely: node.place.file - 1].flatMap { SpecSetting.index(at: $0.path) } != nil
  }
}

extension String {
  /// The beginning of a path pattern that is the same for all pictures: its folders up to the first
  /// token, or the whole path. Tokens contain no separators, so what follows cannot leave it.
  fileprivate var fixedPrefix: String {
    guard let token = firstIndex(of: "{") else { return self }
    return self[..<token].lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}
