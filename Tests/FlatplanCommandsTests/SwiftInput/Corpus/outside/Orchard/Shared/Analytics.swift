import FirebaseAnalytics

final class Analytics {
    enum Event { case screen(String), tap(String) }
    static let shared = Analytics()
    func track(_ event: Event) {
        switch event {
        case .screen(let name): FirebaseAnalytics.Analytics.logEvent("screen", parameters: ["name": name])
        case .tap(let name): FirebaseAnalytics.Analytics.logEvent("tap", parameters: ["name": name])
        }
    }
}
