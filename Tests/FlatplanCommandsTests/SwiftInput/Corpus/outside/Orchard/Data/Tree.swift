import Foundation
import OrchardDatabase

struct Tree {
    let variety: String
    let row: Int
    let harvest: Harvest

    func save(to database: Database) throws { try database.insert(self) }
}

enum Harvest: String, CaseIterable {
    case early = "Early"
    case mid = "Mid-season"
    case late = "Late"
}

extension Array where Element == Tree {
    static var sample: [Tree] {
        [
            Tree(variety: "Gravenstein", row: 1, harvest: .early), Tree(variety: "Cox", row: 1, harvest: .mid),
            Tree(variety: "Boskoop", row: 2, harvest: .late), Tree(variety: "Ribston Pippin", row: 3, harvest: .mid),
        ]
    }
}
