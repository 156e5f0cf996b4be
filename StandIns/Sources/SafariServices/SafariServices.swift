// Names of SafariServices. The pages of a controller are not drawn.
import UIKit

@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}

open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?

  public init(url: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
