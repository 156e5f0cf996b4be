import SnapKit
import UIKit

final class BoardCell: UICollectionViewCell {
    static let id = "BoardCell"

    private let boardView = CheckerView()
    private let opponentLabel = UILabel()
    private let statusLabel = UILabel()
    private let statusDot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        opponentLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        opponentLabel.textColor = .black
        statusLabel.font = .systemFont(ofSize: 12)
        statusLabel.textColor = .gray
        statusDot.layer.cornerRadius = 4

        [boardView, opponentLabel, statusDot, statusLabel].forEach(contentView.addSubview)

        boardView.snp.makeConstraints {
            $0.top.leading.trailing.equalToSuperview()
            $0.height.equalTo(boardView.snp.width)
        }
        opponentLabel.snp.makeConstraints {
            $0.top.equalTo(boardView.snp.bottom).offset(10)
            $0.leading.trailing.equalToSuperview().inset(12)
        }
        statusDot.snp.makeConstraints {
            $0.size.equalTo(8)
            $0.leading.equalTo(opponentLabel)
            $0.centerY.equalTo(statusLabel)
        }
        statusLabel.snp.makeConstraints {
            $0.top.equalTo(opponentLabel.snp.bottom).offset(4)
            $0.leading.equalTo(statusDot.snp.trailing).offset(6)
            $0.trailing.lessThanOrEqualToSuperview().offset(-12)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(_ board: Board) {
        opponentLabel.text = board.opponent
        statusLabel.text = board.isYourTurn ? "Your turn" : "Waiting"
        statusDot.backgroundColor = board.isYourTurn ? .systemGreen : .lightGray
        statusDot.snp.updateConstraints { $0.leading.equalTo(opponentLabel) }
        boardView.tintColor = board.isYourTurn ? .brown : .darkGray
    }
}

final class CheckerView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / 8
        let path = UIBezierPath()
        for row in 0..<8 {
            for column in 0..<8 where (row + column) % 2 == 1 {
                path.append(UIBezierPath(rect: CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)))
            }
        }
        shape.path = path.cgPath
        shape.fillColor = tintColor.cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        shape.fillColor = tintColor.cgColor
    }
}

struct Board {
    let opponent: String
    let isYourTurn: Bool

    static let mocks: [Board] = [
        .init(opponent: "Grandmother", isYourTurn: true), .init(opponent: "Level 4", isYourTurn: false),
        .init(opponent: "Theo", isYourTurn: true),
    ]
}
