import Foundation

final class PlantsViewModel {
    struct Item: Hashable {
        let id: UUID
        let title: String
        let subtitle: String
        let symbolName: String
        let isThirsty: Bool
    }

    private let store: PlantStoreProtocol
    private(set) var items: [Item] = [] {
        didSet { onUpdate?() }
    }
    var onUpdate: (() -> Void)?
    var onError: ((String) -> Void)?

    init(store: PlantStoreProtocol) {
        self.store = store
    }

    func load() {
        store.fetchPlants { [weak self] result in
            switch result {
            case .success(let plants):
                self?.items = plants.sorted { $0.daysUntilWater < $1.daysUntilWater }.map(Self.item)
            case .failure(let error):
                self?.onError?(error.localizedDescription)
            }
        }
    }

    private static func item(_ plant: Plant) -> Item {
        let days = plant.daysUntilWater
        return Item(
            id: plant.id,
            title: plant.name,
            subtitle: days == 0 ? "Water today" : "Water in \(days) day\(days == 1 ? "" : "s")",
            symbolName: plant.light.symbolName,
            isThirsty: days == 0)
    }
}
