import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct NodeTests {
  private func node(_ name: String, _ children: SKNode...) -> SKNode {
    let node = SKNode()
    node.name = name
    for child in children { node.addChild(child) }
    return node
  }

  @Test("Scenes.SK1. A node has one parent, and children in order")
  func tree() {
    let (one, two, three) = (node("one"), node("two"), node("three"))
    let parent = node("parent", one, two)
    parent.insertChild(three, at: 1)
    #expect(parent.children.map(\.name) == ["one", "three", "two"])
    #expect(three.parent === parent && three.inParentHierarchy(parent))
    #expect(!parent.inParentHierarchy(three) && !parent.inParentHierarchy(parent))
    parent.removeChildren(in: [one, node("stranger")])
    #expect(parent.children.map(\.name) == ["three", "two"] && one.parent == nil)
    three.removeFromParent()
    parent.removeAllChildren()
    #expect(parent.children.isEmpty && two.parent == nil)
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.addChild(parent)
    parent.addChild(one)
    #expect(one.scene === scene && scene.scene === scene && two.scene == nil)
    #expect(one.isEqual(to: one) && !one.isEqual(to: two))
  }

  @Test("Scenes.SK1. Coordinates are converted between nodes of a tree")
  func coordinates() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (outer, inner) = (SKNode(), SKNode())
    scene.addChild(outer)
    outer.addChild(inner)
    outer.position = CGPoint(x: 10, y: 20)
    outer.zRotation = .pi / 2
    inner.position = CGPoint(x: 5, y: 0)
    inner.setScale(2)
    #expect(near(scene.convert(CGPoint(x: 1, y: 0), from: inner), CGPoint(x: 10, y: 27)))
    #expect(near(inner.convert(CGPoint(x: 10, y: 27), from: scene), CGPoint(x: 1, y: 0)))
    #expect(near(inner.convert(.zero, to: outer), CGPoint(x: 5, y: 0)))
  }

  @Test("Scenes.SK1. A node that moves to another parent keeps its place")
  func moving() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (one, two, moved) = (SKNode(), SKNode(), SKNode())
    scene.addChild(one)
    scene.addChild(two)
    one.addChild(moved)
    one.position = CGPoint(x: 10, y: 0)
    one.zRotation = 1
    one.setScale(2)
    two.position = CGPoint(x: -30, y: 7)
    two.zRotation = -0.5
    moved.position = CGPoint(x: 3, y: 4)
    let before = [CGPoint.zero, CGPoint(x: 1, y: 2)].map { scene.convert($0, from: moved) }
    moved.move(toParent: two)
    let after = [CGPoint.zero, CGPoint(x: 1, y: 2)].map { scene.convert($0, from: moved) }
    #expect(moved.parent === two)
    #expect(near(before[0], after[0]) && near(before[1], after[1]))
  }

  @Test("Scenes.SK1. Frames are in the parent's coordinates, with scale and rotation")
  func frames() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 100, y: 50)
    #expect(sprite.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    sprite.zRotation = .pi / 2
    #expect(near(sprite.frame.minX, 95) && near(sprite.frame.height, 20))
    sprite.zRotation = 0
    sprite.setScale(2)
    #expect(sprite.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    let child = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2))
    child.position = CGPoint(x: 20, y: 0)
    sprite.addChild(child)
    #expect(sprite.frame.width == 40)
    #expect(
      sprite.calculateAccumulatedFrame() == CGRect(x: 80, y: 40, width: 62, height: 20))
    #expect(sprite.contains(CGPoint(x: 141, y: 50)) && !sprite.contains(CGPoint(x: 143, y: 50)))
    let empty = SKNode()
    empty.position = CGPoint(x: 1, y: 2)
    #expect(empty.frame == CGRect(x: 1, y: 2, width: 0, height: 0))
    let other = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    other.position = CGPoint(x: 124, y: 50)
    #expect(sprite.intersects(other))
    other.position.x = 126
    #expect(!sprite.intersects(other))
  }

  @Test("Scenes.SK2. A second parent ends the program")
  func secondParent() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let child = SKNode()
        SKNode().addChild(child)
        let parent = SKNode()
        parent.addChild(child)
        parent.addChild(child)
      }
    }
  }

  @Test(
    "Scenes.SK3. Nodes are found by name, pattern and path",
    arguments: [
      ("a1", "a1"), ("a*", "a1 a2"), ("*", "a1 a2 b"), ("a[0-1]", "a1"), ("a[1,2]", "a1 a2"),
      ("b/c", "c"), ("b/*", "c d"), ("/b", "b"), ("//c", "c c"), (".//c", "c c"),
      ("//c/..", "b d"), ("b/d//c", "c"), ("..", ""), (".", "root"), ("nothing", ""),
      ("//d/c", "c"), ("*1", "a1"), ("*]", ""), ("a[", ""), ("", ""),
    ])
  func search(_ pattern: String, _ names: String) {
    let root = node("root", node("a1"), node("a2"), node("b", node("c"), node("d", node("c"))))
    #expect(root[pattern].map { $0.name ?? "" }.joined(separator: " ") == names)
  }

  @Test("Scenes.SK3. A search from below reaches the root, and stops")
  func searchFromBelow() {
    let leaf = node("leaf")
    let root = node("root", node("x", leaf), node("x"))
    #expect(leaf["/x"].count == 2 && leaf["../.."].first === root)
    #expect(root.childNode(withName: "//leaf") === leaf)
    var seen = 0
    root.enumerateChildNodes(withName: "x") { _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
  }

  @Test("Scenes.SK4. The foremost visible node at a point is found")
  func hits() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (back, front, hidden) = (
      SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)),
      SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)),
      SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
    )
    for node in [front, back, hidden] { scene.addChild(node) }
    front.zPosition = 1
    hidden.zPosition = 2
    hidden.isHidden = true
    #expect(scene.atPoint(CGPoint(x: 10, y: 10)) === front)
    #expect(scene.nodes(at: CGPoint(x: 10, y: 10)) == [front, back])
    #expect(scene.atPoint(CGPoint(x: 60, y: 60)) === scene)
    front.zPosition = 0
    #expect(scene.atPoint(CGPoint(x: 10, y: 10)) === back)
    let container = SKNode()
    let child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    container.addChild(child)
    container.position = CGPoint(x: 80, y: 80)
    scene.addChild(container)
    #expect(scene.nodes(at: CGPoint(x: 80, y: 80)) == [child, container])
    #expect(scene.atPoint(CGPoint(x: 80, y: 80)) === child)
  }

  @Test("Scenes.SK8. Files of the scene editor are not read")
  func files() {
    #expect(SKScene(fileNamed: "Level") == nil && SKEmitterNode(fileNamed: "Fire.sks") == nil)
    #expect(SKAction(named: "Jump") == nil && SKTileSet(named: "Tiles") == nil)
    #expect(throws: CocoaError.self) {
      try SKNode(fileNamed: "Level", securelyWithClasses: [])
    }
  }

  private final class Ship: SKSpriteNode {
    var crew = 3
  }

  @Test("Scenes.SK9. A copy has the class, the properties and copies of the children")
  func copies() throws {
    let ship = Ship(color: .red, size: CGSize(width: 4, height: 2))
    ship.name = "ship"
    ship.zRotation = 1
    ship.setScale(2)
    ship.userData = ["speed": 3]
    ship.physicsBody = SKPhysicsBody(circleOfRadius: 3)
    let label = SKLabelNode(text: "Name")
    label.horizontalAlignmentMode = .right
    ship.addChild(label)
    ship.run(.wait(forDuration: 1))
    let copy = try #require(ship.copy() as? Ship)
    #expect(copy !== ship && copy.name == "ship" && copy.zRotation == 1 && copy.crew == 3)
    #expect(copy.size == CGSize(width: 8, height: 4) && copy.color == .red)
    #expect(copy.userData?["speed"] as? Int == 3 && copy.parent == nil && !copy.hasActions())
    #expect(copy.physicsBody?.node === copy && ship.physicsBody?.node === ship)
    let child = try #require(copy.children.first as? SKLabelNode)
    #expect(child !== label && child.text == "Name" && child.horizontalAlignmentMode == .right)
  }

  @Test("Scenes.SK9. An archive has the tree with its common properties")
  func archives() throws {
    let scene = SKScene(size: CGSize(width: 30, height: 20))
    let sprite = SKSpriteNode(color: .blue, size: CGSize(width: 4, height: 2))
    sprite.name = "sprite"
    sprite.position = CGPoint(x: 3, y: 4)
    sprite.zPosition = 5
    sprite.alpha = 0.5
    sprite.isHidden = true
    scene.addChild(sprite)
    let label = SKLabelNode(text: "Text")
    label.fontSize = 12
    sprite.addChild(label)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(scene, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let read = try #require(object as? SKScene)
    #expect(read.size == scene.size)
    let found = try #require(read.childNode(withName: "sprite") as? SKSpriteNode)
    #expect(found.position == sprite.position && found.zPosition == 5 && found.alpha == 0.5)
    #expect(found.isHidden && found.size == sprite.size)
    #expect(found.color.spriteComponents.blue == 1)
    #expect((found.children.first as? SKLabelNode)?.text == "Text")
    #expect((found.children.first as? SKLabelNode)?.fontSize == 12)
  }
}
