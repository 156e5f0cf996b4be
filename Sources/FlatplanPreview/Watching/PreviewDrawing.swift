internal import HostSystem
internal import Synchronization

/// Pictures that are being drawn. Threads add them, and requests wait for them.
final class PreviewDrawing: Sendable {
  /// The pictures so far, and whether they are all.
  typealias State = (pictures: PreviewPictures, isDone: Bool)

  private let state = Mutex<State>((PreviewPictures(), false))

  func add(_ picture: PreviewPictures.Picture) { state.withLock { $0.pictures.add(picture) } }

  func end(with pictures: PreviewPictures) { state.withLock { $0 = (pictures, true) } }

  /// Returns the pictures as soon as their state satisfies a condition or all are drawn.
  func pictures(once isEnough: (PreviewPictures) -> Bool = { _ in false }) async -> State {
    while true {
      let state = state.withLock { $0 }
      if state.isDone || Task.isCancelled || isEnough(state.pictures) { return state }
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
}
