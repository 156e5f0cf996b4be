import CompositionalLayout
import Foundation
import Testing

@testable import CellContent

struct PartStackTests {
  @Test func `a stack is as long as its children and the gaps`() {
    var tree = Tree()
    let children = [tree.box(10, 20), tree.box(30, 5)]
    let row = tree.row(children, spacing: 8)
    #expect(tree.size(row) == CGSize(width: 48, height: 20))
    let column = tree.column(children, spacing: 8)
    #expect(tree.size(column) == CGSize(width: 30, height: 33))
  }

  @Test func `padding surrounds the children`() {
    var tree = Tree()
    let box = tree.box(10, 20)
    let row = tree.row([box]) {
      $0.padding = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(tree.size(row) == CGSize(width: 16, height: 24))
    #expect(tree.frames(row, 100, 24)[box.id]?.coordinates == "2,1,10,20")
  }

  @Test func `a spacer takes the room that is left`() {
    var tree = Tree()
    let (first, last) = (tree.box(10, 10), tree.box(20, 10))
    let row = tree.row([first, tree.spacer(), last])
    let frames = tree.frames(row, 100, 10)
    #expect(frames[first.id]?.coordinates == "0,0,10,10")
    #expect(frames[last.id]?.coordinates == "80,0,20,10")
  }

  @Test func `parts that fill share the room within their limits`() {
    var tree = Tree()
    let parts = [
      tree.box(0, 10) { $0.width = .fill },
      tree.box(0, 10) {
        $0.width = .fill
        $0.widthLimits.most = 10
      },
      tree.box(0, 10) {
        $0.width = .fill
        $0.widthLimits.least = 60
      },
    ]
    let row = tree.row(parts)
    let frames = tree.frames(row, 100, 10)
    #expect(parts.map { frames[$0.id]?.width } == [30, 10, 60])
  }

  @Test func `room that nothing fills is at the end`() {
    var tree = Tree()
    let (first, last) = (tree.box(10, 10), tree.box(20, 10))
    #expect(tree.frames(tree.row([first, last]), 100, 10)[last.id]?.coordinates == "10,0,20,10")
  }

  @Test func `equal spacing divides the room, and fillEqually the length`() {
    var tree = Tree()
    let parts = [tree.box(10, 10), tree.box(20, 10), tree.box(10, 10)]
    let spaced = tree.row(parts, distribution: .equalSpacing)
    #expect(parts.map { tree.frames(spaced, 100, 10)[$0.id]?.minX } == [0, 40, 90])
    let equal = tree.row(parts, spacing: 5, distribution: .fillEqually)
    #expect(
      parts.map { tree.frames(equal, 100, 10)[$0.id]?.coordinates } == [
        "0,0,30,10", "35,0,30,10", "70,0,30,10",
      ])
  }

  @Test func `percentages are of the content box, and hug where the parent hugs`() {
    var tree = Tree()
    let part = tree.box(12, 10) { $0.width = .fraction(0.25) }
    let row = tree.row([part]) {
      $0.padding = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    }
    #expect(tree.frames(row, 100, 10)[part.id]?.width == 20)
    #expect(tree.size(row).width == 32)
  }

  @Test func `an aspect ratio gives the other side`() {
    var tree = Tree()
    let part = tree.box(1, 1) {
      $0.width = .points(40)
      $0.aspectRatio = 2
    }
    #expect(tree.size(tree.column([part])) == CGSize(width: 40, height: 20))
    let high = tree.box(1, 1) {
      $0.height = .points(40)
      $0.aspectRatio = 2
    }
    #expect(tree.size(tree.row([high])) == CGSize(width: 80, height: 40))
  }

  @Test func `fill stretches parts without a length and centers the others`() {
    var tree = Tree()
    let (open, fixed) = (tree.box(10, 10), tree.box(1, 10) { $0.width = .points(20) })
    let frames = tree.frames(tree.column([open, fixed]), 100, 20)
    #expect(frames[open.id]?.coordinates == "0,0,100,10")
    #expect(frames[fixed.id]?.coordinates == "40,10,20,10")
  }

  @Test(arguments: [
    (PartAlignment.leading, "0,0,10,10"), (.center, "45,0,10,10"), (.trailing, "90,0,10,10"),
  ])
  func `an alignment moves parts across the stack`(
    _ alignment: PartAlignment, _ coordinates: String
  ) {
    var tree = Tree()
    let box = tree.box(10, 10)
    #expect(
      tree.frames(tree.column([box], alignment: alignment), 100, 10)[box.id]?.coordinates
        == coordinates)
  }

  @Test func `baselines are at one height`() {
    var tree = Tree()
    let (low, high) = (tree.text(10), tree.box(10, 30))
    let row = tree.row([low, high], alignment: .firstBaseline)
    #expect(tree.size(row) == CGSize(width: 20, height: 32))
    let frames = tree.frames(row, 20, 32)
    #expect(frames[low.id]?.minY == 22)
    #expect(frames[high.id]?.minY == 0)
  }

  @Test func `the longest texts make way first`() {
    var tree = Tree()
    let (long, short) = (tree.text(300), tree.text(30))
    let frames = tree.frames(tree.row([long, short], spacing: 10), 100, 60)
    #expect(frames[short.id]?.width == 30)
    #expect(frames[long.id]?.width == 60)
  }

  @Test(arguments: [PartAlignment.firstBaseline, .center, .leading])
  func `a text in a low row has the lines that fit in it`(_ alignment: PartAlignment) {
    var tree = Tree()
    let (title, detail, below) = (tree.text(150) { $0.width = .fill }, tree.text(20), tree.text(40))
    let row = tree.row([title, detail], alignment: alignment)
    let frames = tree.frames(tree.column([row, below]), 100, 20)
    #expect(frames[row.id]?.coordinates == "0,0,100,10")
    #expect(frames[title.id]?.coordinates == "0,0,80,10")
    #expect(frames[below.id]?.minY == 10)
  }

  @Test func `pictures make way before texts`() {
    var tree = Tree()
    let (picture, text) = (tree.picture(100), tree.text(100))
    let frames = tree.frames(tree.column([picture, text]), 100, 60)
    #expect(frames[picture.id]?.height == 50)
    #expect(frames[text.id]?.height == 10)
  }

  @Test(arguments: [(nil, "0,0,100,40"), (1, "0,0,40,40")] as [(CGFloat?, String)])
  func `a picture without a length shares a row with parts that fill`(
    _ ratio: CGFloat?, _ low: String
  ) {
    var tree = Tree()
    let (picture, text) = (
      tree.photo { $0.aspectRatio = ratio }, tree.text(500) { $0.width = .fill }
    )
    let row = tree.row([picture, text], spacing: 10)
    #expect(tree.size(row, .exactly(210)).height == 100)
    #expect(tree.frames(row, 210, 100)[picture.id]?.coordinates == "0,0,100,100")
    // With a ratio, it is no higher than the row.
    let frames = tree.frames(row, 210, 40)
    #expect(frames[picture.id]?.coordinates == low && frames[text.id]?.maxX == 210)
  }

  @Test func `a picture in a row does not disappear beside a long text`() {
    var tree = Tree()
    let (picture, text) = (tree.photo(), tree.text(500))
    let row = tree.row([picture, text])
    #expect(tree.frames(row, 100, 70)[picture.id]?.width == 20)
    #expect(tree.frames(tree.row([tree.photo(), tree.photo()]), 100, 70).count == 3)
  }

  @Test func `pictures without a length share a row`() {
    var tree = Tree()
    let pictures = [tree.photo(), tree.photo(), tree.photo(ratio: 2)]
    let frames = tree.frames(tree.row(pictures), 90, 90)
    #expect(pictures.map { frames[$0.id]?.width } == [30, 30, 30])
  }

  @Test func `a picture that is limited in height keeps its ratio`() {
    var tree = Tree()
    let picture = tree.photo {
      ($0.aspectRatio, $0.heightLimits.most) = (1.5, 60)
    }
    let text = tree.text(50) { $0.width = .fill }
    let frames = tree.frames(tree.row([picture, text], alignment: .center), 300, 100)
    #expect(frames[picture.id]?.coordinates == "0,20,90,60" && frames[text.id]?.width == 210)
    #expect(tree.frames(tree.column([picture]), 300, 200)[picture.id]?.coordinates == "105,0,90,60")
  }

  @Test func `wrapped text makes a column higher`() {
    var tree = Tree()
    let column = tree.column([tree.text(250), tree.box(10, 5)])
    #expect(tree.size(column, .exactly(100)) == CGSize(width: 100, height: 35))
  }

  @Test(arguments: [
    (PartPlace.Anchor.topLeading, "5,5,10,10"), (.top, "45,5,10,10"), (.topTrailing, "85,5,10,10"),
    (.leading, "5,25,10,10"), (.center, "45,25,10,10"), (.trailing, "85,25,10,10"),
    (.bottomLeading, "5,45,10,10"), (.bottom, "45,45,10,10"), (.bottomTrailing, "85,45,10,10"),
  ])
  func `an overlay has nine places`(_ anchor: PartPlace.Anchor, _ coordinates: String) {
    var tree = Tree()
    let part = tree.box(10, 10) { $0.place = PartPlace(anchor, inset: 5) }
    let overlay = tree.overlay([part])
    #expect(tree.size(overlay) == CGSize(width: 20, height: 20))
    #expect(tree.frames(overlay, 100, 60)[part.id]?.coordinates == coordinates)
  }

  @Test func `a part without a place fills its overlay`() {
    var tree = Tree()
    let part = tree.picture(10)
    #expect(tree.frames(tree.overlay([part]), 100, 60)[part.id]?.coordinates == "0,0,100,60")
  }
}
