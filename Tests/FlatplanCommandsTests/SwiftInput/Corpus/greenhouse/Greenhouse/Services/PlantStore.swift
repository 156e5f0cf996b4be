import Foundation

protocol PlantStoreProtocol: AnyObject {
    func fetchPlants(completion: @escaping (Result<[Plant], Error>) -> Void)
}

enum PlantStoreError: LocalizedError {
    case offline
    var errorDescription: String? { "The greenhouse does not answer." }
}

/// Lives in memory until the backend is there.
final class InMemoryPlantStore: PlantStoreProtocol {
    private let queue = DispatchQueue(label: "plants", qos: .userInitiated)

    func fetchPlants(completion: @escaping (Result<[Plant], Error>) -> Void) {
        let plants = [
            Plant(name: "Swiss cheese plant", latinName: "Monstera deliciosa", light: .partial, daysUntilWater: 2),
            Plant(name: "Snake plant", latinName: "Dracaena trifasciata", light: .shade, daysUntilWater: 9),
            Plant(name: "Lemon tree", latinName: "Citrus × limon", light: .full, daysUntilWater: 0),
            Plant(name: "Spider plant", latinName: "Chlorophytum comosum", light: .partial, daysUntilWater: 4),
            Plant(name: "Rosemary", latinName: "Salvia rosmarinus", light: .full, daysUntilWater: 1),
        ]
        DispatchQueue.main.async {
            completion(.success(plants))
        }
    }
}
