// Names of PlaygroundSupport. The live view is kept and not shown.
import UIKit

public protocol PlaygroundLiveViewable {}
extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

public final class PlaygroundPage {
  nonisolated(unsafe) public static let current = PlaygroundPage()
  public var liveView: (any PlaygroundLiveViewable)?
  public var needsIndefiniteExecution = false
  public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }
  public func finishExecution() {}
}
