import AVKit

final class Player: AVPlayerViewController {
    let item: AVPlayerItem
    init(item: AVPlayerItem) { self.item = item }
}
