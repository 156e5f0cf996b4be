import Foundation

struct Boat: Hashable {
    let number: Int
    let name: String
    let skipper: String
}

protocol FleetServing {
    func boats(completion: @escaping (Result<[Boat], Error>) -> Void)
}

struct FleetService: FleetServing {
    func boats(completion: @escaping (Result<[Boat], Error>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
            completion(
                .success([
                    Boat(number: 14, name: "Petrel", skipper: "O. Brandt"), Boat(number: 3, name: "Contrary Mary", skipper: "J. Achebe"),
                    Boat(number: 27, name: "Quill", skipper: "L. Soto"),
                ]))
        }
    }
}

final class BoatsViewModel {
    private let fleet: FleetServing
    private(set) var boats: [Boat] = [] {
        didSet { onChange?() }
    }
    var onChange: (() -> Void)?

    init(fleet: FleetServing) {
        self.fleet = fleet
    }

    func load() {
        fleet.boats { [weak self] result in
            DispatchQueue.main.async {
                if case .success(let boats) = result { self?.boats = boats.sorted { $0.number < $1.number } }
            }
        }
    }
}
