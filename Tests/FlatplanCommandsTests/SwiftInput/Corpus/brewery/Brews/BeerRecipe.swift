import Foundation

struct BeerRecipe: Hashable {
    let name: String
    let style: String
    let abv: Double
    let ibu: Int
}

protocol RecipeProviding {
    var all: [BeerRecipe] { get }
}

struct RecipeProvider: RecipeProviding {
    let all = [
        BeerRecipe(name: "Lamplighter", style: "Stout", abv: 6.2, ibu: 38),
        BeerRecipe(name: "Hayloft", style: "Saison", abv: 5.4, ibu: 25),
        BeerRecipe(name: "Slack Tide", style: "Gose", abv: 4.1, ibu: 9),
        BeerRecipe(name: "Long Field", style: "Pilsner", abv: 4.8, ibu: 32),
    ]
}
