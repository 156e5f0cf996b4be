import UIKit

protocol ViewModelType {
    associatedtype State
    var state: State { get }
    var onChange: ((State) -> Void)? { get set }
    func viewDidLoad()
}

class BaseViewController<RootView: UIView, ViewModel: ViewModelType>: UIViewController {
    let rootView: RootView
    var viewModel: ViewModel

    init(rootView: RootView = RootView(), viewModel: ViewModel) {
        self.rootView = rootView
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Loading this view controller from a nib is unsupported")
    required init?(coder: NSCoder) {
        fatalError("Loading this view controller from a nib is unsupported")
    }

    override func loadView() {
        view = rootView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { [weak self] state in self?.render(state) }
        setUp()
        viewModel.viewDidLoad()
    }

    func setUp() {}

    func render(_ state: ViewModel.State) {
        assertionFailure("override render(_:)")
    }
}
