import UIKit

class SeedsViewController: UIViewController {
    var picker: SeedPickerView!

    override func loadView() {
        picker = SeedPickerView(frame: UIScreen.main.bounds)
        picker.backgroundColor = UIColor.white
        view = picker
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        edgesForExtendedLayout = []
        picker.delegate = self
    }
}

extension SeedsViewController: SeedPickerViewDelegate {
    func seedPicker(_ picker: SeedPickerView, didPick index: Int) {
        print("picked \(index)")
    }

    func seedPicker(_ picker: SeedPickerView, titleForSeedAt index: Int) -> String? {
        return index == 2 ? "Leek (winter)" : nil
    }

    func insetsForPicker(_ picker: SeedPickerView) -> UIEdgeInsets {
        return UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    }
}
