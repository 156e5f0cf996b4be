import UIKit

final class WallController: BaseController<WallView>, LightboxPresenting {
    init() { super.init(content: WallView()) }
    required init?(coder: NSCoder) { nil }
    func show(_ picture: LightboxPicture) {}
}
