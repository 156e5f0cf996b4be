import Foundation

struct Plant: Identifiable, Hashable {
    enum Light: String, CaseIterable {
        case full, partial, shade

        var symbolName: String {
            switch self {
            case .full: return "sun.max.fill"
            case .partial: return "cloud.sun.fill"
            case .shade: return "cloud.fill"
            }
        }
    }

    let id: UUID
    var name: String
    var latinName: String
    var light: Light
    var daysUntilWater: Int

    init(id: UUID = UUID(), name: String, latinName: String, light: Light, daysUntilWater: Int) {
        self.id = id
        self.name = name
        self.latinName = latinName
        self.light = light
        self.daysUntilWater = daysUntilWater
    }
}
