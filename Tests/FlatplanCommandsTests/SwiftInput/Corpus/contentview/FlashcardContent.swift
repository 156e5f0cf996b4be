import UIKit

struct FlashcardContentConfiguration: UIContentConfiguration, Hashable {
    var term: String?
    var meaning: String?
    var level: Int = 0
    var accent: UIColor = .systemIndigo
    var isFaceUp = false

    func makeContentView() -> UIView & UIContentView { FlashcardContentView(self) }

    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        if state.isSelected || state.isHighlighted { updated.isFaceUp = true }
        return updated
    }
}

final class FlashcardContentView: UIView, UIContentView {
    private let termLabel = UILabel()
    private let meaningLabel = UILabel()
    private let levels = UIStackView()
    private var applied: FlashcardContentConfiguration!

    var configuration: UIContentConfiguration {
        get { applied }
        set {
            guard let new = newValue as? FlashcardContentConfiguration else { return }
            apply(new)
        }
    }

    init(_ configuration: FlashcardContentConfiguration) {
        super.init(frame: .zero)
        setUp()
        apply(configuration)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }

    private func setUp() {
        let column = UIStackView(arrangedSubviews: [termLabel, meaningLabel, levels])
        column.axis = .vertical
        column.spacing = 8
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
        levels.spacing = 3
        for _ in 0..<5 {
            let dot = UIView()
            dot.layer.cornerRadius = 2
            dot.widthAnchor.constraint(equalToConstant: 18).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 4).isActive = true
            levels.addArrangedSubview(dot)
        }
        meaningLabel.numberOfLines = 0
        meaningLabel.font = .preferredFont(forTextStyle: .body)
        let metrics = UIFontMetrics(forTextStyle: .title1)
        termLabel.font = metrics.scaledFont(for: .systemFont(ofSize: 26, weight: .black))
    }

    private func apply(_ new: FlashcardContentConfiguration) {
        guard applied != new else { return }
        applied = new
        termLabel.text = new.term
        termLabel.textColor = new.accent
        meaningLabel.text = new.isFaceUp ? new.meaning : "Tap to turn"
        meaningLabel.textColor = new.isFaceUp ? .label : .tertiaryLabel
        for (index, dot) in levels.arrangedSubviews.enumerated() {
            dot.backgroundColor = index < new.level ? new.accent : .systemFill
        }
    }
}
