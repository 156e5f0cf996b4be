import Foundation

struct Station: Hashable, Codable {
    var name: String
    var bikes: Int
    var docks: Int
}
