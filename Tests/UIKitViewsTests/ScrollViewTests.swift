import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests the layout guides of scroll views.
@MainActor @Suite struct ScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let scroll = UIScrollView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))

  init() {
    root.addSubview(scroll)
  }

  private func child(of view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }

  private func frame(of view: UIView) -> String {
    root.layoutIfNeeded()
    return view.frame.word
  }

  @Test func `constraints to the content guide determine the content size`() {
    let page = child(of: scroll)
    let (content, visible) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.widthAnchor.constraint(equalTo: visible.widthAnchor, multiplier: 3),
      page.heightAnchor.constraint(equalTo: visible.heightAnchor),
    ])
    #expect(frame(of: page) == "5,0,300,50")
    #expect(scroll.contentSize == CGSize(width: 310, height: 50))
    #expect(content.layoutFrame.word == "0,0,310,50")
    #expect(content.owningView === scroll)
  }

  @Test func `scroll view edges mean the content only for its subviews`() {
    let (page, beside) = (child(of: scroll), child(of: root))
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalToConstant: 400),
      page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      beside.leadingAnchor.constraint(equalTo: scroll.trailingAnchor),
      beside.topAnchor.constraint(equalTo: scroll.topAnchor),
      beside.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
      beside.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(frame(of: page) == "0,0,400,50")
    #expect(beside.frame.word == "120,10,50,10")
    #expect(scroll.contentSize.width == 400)
  }

  @Test func `views constrained to the frame guide do not scroll`() {
    let mark = child(of: scroll)
    scroll.contentSize = CGSize(width: 500, height: 50)
    scroll.contentOffset.x = 30
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 4),
      mark.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(frame(of: mark) == "34,0,10,10")
    #expect(scroll.frameLayoutGuide.layoutFrame.word == "30,0,100,50")
    #expect(scroll.contentSize.width == 500)
  }

  @Test func `an inset change scrolls only a view at its start`() {
    scroll.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    #expect(scroll.contentOffset == CGPoint(x: -16, y: 0))
    scroll.contentOffset.x = 40
    scroll.contentInset.left = 20
    #expect(scroll.contentOffset.x == 40)
  }

  @Test func `text views and collection views use their own edges`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    root.addSubview(text)
    let mark = child(of: text)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      mark.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(frame(of: mark) == "70,30,10,10")
  }
}
