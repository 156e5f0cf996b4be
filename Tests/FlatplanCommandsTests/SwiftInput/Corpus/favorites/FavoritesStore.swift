import Foundation

extension Notification.Name {
    static let favoritesDidChange = Notification.Name("FavoritesDidChange")
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    init(_ key: String, default defaultValue: Value) {
        self.key = key
        self.defaultValue = defaultValue
    }

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

final class FavoritesStore {
    static let shared = FavoritesStore()
    private init() {}

    @UserDefault("favorite-words", default: ["serendipity", "gloaming"])
    private(set) var words: [String]

    func toggle(_ word: String) {
        if let index = words.firstIndex(of: word) { words.remove(at: index) } else { words.append(word) }
        NotificationCenter.default.post(name: .favoritesDidChange, object: self, userInfo: ["word": word])
    }

    func contains(_ word: String) -> Bool { words.contains(word) }
}
