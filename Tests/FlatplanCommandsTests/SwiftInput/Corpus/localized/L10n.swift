import Foundation

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
    func localized(_ arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
}

enum L10n {
    enum Tickets {
        static let title = "tickets.title".localized
        static let buy = NSLocalizedString("tickets.buy", tableName: nil, bundle: .main, value: "Buy", comment: "Button")
        static func zones(_ count: Int) -> String { "tickets.zones".localized(count) }
        static func valid(until date: String) -> String { String.localizedStringWithFormat(NSLocalizedString("tickets.valid", comment: ""), date) }
    }
}
