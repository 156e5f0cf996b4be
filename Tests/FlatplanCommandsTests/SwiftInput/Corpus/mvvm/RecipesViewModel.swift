import Foundation
import Telemetry

struct Recipe: Hashable {
    var title: String
}

final class RecipesViewModel {
    private let client: TelemetryClient? = nil
    var recipes = ["Chowder", "Flatbread", "Plum tart"].map(Recipe.init)

    func reload() async throws {
        let answer = try await client?.send(TelemetryRequest(path: "recipes"))
        recipes = answer?.map(Recipe.init) ?? []
    }
}
