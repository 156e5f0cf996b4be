// Names of AVFoundation. Nothing is played, and layers are empty.
import UIKit

open class AVPlayerItem: NSObject {
  public let url: URL?
  public init(url: URL) { self.url = url }
}

open class AVPlayer: NSObject {
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open private(set) var currentItem: AVPlayerItem?
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

public struct AVLayerVideoGravity: Hashable, Sendable {
  let name: String
  public static let resize = Self(name: "resize")
  public static let resizeAspect = Self(name: "resizeAspect")
  public static let resizeAspectFill = Self(name: "resizeAspectFill")
}

open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

open class AVAudioPlayer: NSObject {
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  open func prepareToPlay() -> Bool { false }
  open func play() -> Bool { false }
  open func stop() {}
}

open class AVAudioSession: NSObject {
  public struct Category: Hashable, Sendable {
    let name: String
    public static let playback = Self(name: "playback")
    public static let ambient = Self(name: "ambient")
  }
  nonisolated(unsafe) public static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category) throws {}
  open func setActive(_ active: Bool) throws {}
}
