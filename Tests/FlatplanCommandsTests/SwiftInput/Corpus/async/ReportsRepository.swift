import Foundation

struct Report: Identifiable, Hashable, Sendable, Decodable {
    let id: Int
    var title: String
    var author: String
    var pages: Int
}

protocol ReportsRepository: Sendable {
    func reports() async throws -> [Report]
    func author(of report: Report) async -> String
}

actor ReportCache {
    private var stored: [Int: Report] = [:]
    func insert(_ reports: [Report]) { for report in reports { stored[report.id] = report } }
    func report(_ id: Int) -> Report? { stored[id] }
}

struct StaticReportsRepository: ReportsRepository {
    let cache = ReportCache()

    func reports() async throws -> [Report] {
        try await Task.sleep(nanoseconds: 300_000_000)
        let reports = [
            Report(id: 1, title: "Drainage of the lower field", author: "m.okafor", pages: 12),
            Report(id: 2, title: "Roof survey", author: "l.brandt", pages: 48),
            Report(id: 3, title: "Fence line, north", author: "m.okafor", pages: 3),
        ]
        await cache.insert(reports)
        return reports
    }

    func author(of report: Report) async -> String {
        await Task.yield()
        return report.author.split(separator: ".").last.map { $0.capitalized } ?? report.author
    }
}
