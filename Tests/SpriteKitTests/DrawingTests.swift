import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct DrawingTests {
  private func square(
    _ color: UIColor, _ side: CGFloat = 20, at x: CGFloat = 50, _ y: CGFloat = 50
  ) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }

  @Test("Scenes.SK10. A sprite is drawn around its position, with y upwards")
  func position() {
    let (view, _) = present { scene in
      scene.addChild(square(.red, at: 20, 80))
      let anchored = square(.green, at: 60, 20)
      anchored.anchorPoint = .zero
      scene.addChild(anchored)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(20, 20, .red) && pixels.matches(12, 12, .red))
    #expect(pixels.matches(8, 20, .black) && pixels.matches(20, 80, .black))
    #expect(pixels.matches(62, 78, .green) && pixels.matches(78, 62, .green))
    #expect(pixels.matches(58, 78, .black) && pixels.matches(62, 82, .black))
  }

  @Test("Scenes.SK10. The size has the scale, and is set through it")
  func size() {
    let sprite = square(.red, 20)
    sprite.setScale(2)
    #expect(sprite.size == CGSize(width: 40, height: 40))
    sprite.size = CGSize(width: 10, height: 20)
    #expect(sprite.frame.size == CGSize(width: 10, height: 20))
    sprite.scale(to: CGSize(width: 50, height: 10))
    #expect(sprite.frame.size == CGSize(width: 50, height: 10))
  }

  @Test("Scenes.SK10. Rotation is counterclockwise, and the opacity is that of the whole branch")
  func rotation() {
    let (view, _) = present { scene in
      let parent = SKNode()
      parent.position = CGPoint(x: 50, y: 50)
      parent.zRotation = .pi / 2
      parent.alpha = 0.5
      let child = square(.white, 20, at: 30, 0)
      child.alpha = 0.5
      parent.addChild(child)
      scene.addChild(parent)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(50, 20, UIColor(white: 0.25, alpha: 1)))
    #expect(pixels.matches(80, 50, .black))
  }

  @Test("Scenes.SK11. A texture is upright, and its parts are counted from the lower left corner")
  func textures() {
    let whole = SKTexture(image: image(upper: .red, lower: .blue))
    #expect(whole.size() == CGSize(width: 8, height: 8))
    let lower = SKTexture(rect: CGRect(x: 0, y: 0, width: 1, height: 0.5), in: whole)
    #expect(lower.size() == CGSize(width: 8, height: 4))
    let part = SKTexture(rect: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), in: lower)
    #expect(part.textureRect() == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.25))
    let (view, _) = present { scene in
      let sprite = SKSpriteNode(texture: whole, size: CGSize(width: 40, height: 40))
      sprite.position = CGPoint(x: 50, y: 70)
      scene.addChild(sprite)
      let below = SKSpriteNode(texture: lower, size: CGSize(width: 40, height: 40))
      below.position = CGPoint(x: 50, y: 20)
      scene.addChild(below)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(50, 18, .red) && pixels.matches(50, 42, .blue))
    #expect(pixels.matches(50, 64, .blue) && pixels.matches(50, 96, .blue))
    #expect(lower.cgImage().height == 4 && SKTexture().cgImage().width == 1)
  }

  @Test("Scenes.SK11. The texture of a missing image is a placeholder")
  func missingImage() {
    let texture = SKTexture(imageNamed: "nothing")
    #expect(texture.size() == CGSize(width: 128, height: 128))
    let pixels = Pixels(texture.cgImage())
    #expect(pixels.matches(64, 64, .red) && pixels.matches(64, 5, .white))
  }

  @Test("Scenes.SK11. Pixels make a texture, the lowest row first")
  func pixelData() {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let size = CGSize(width: 1, height: 2)
    let texture = SKTexture(data: Data(red + blue), size: size)
    let pixels = Pixels(texture.cgImage())
    #expect(pixels.matches(0, 1, .red) && pixels.matches(0, 0, .blue))
    let flipped = Pixels(SKTexture(data: Data(red + blue), size: size, flipped: true).cgImage())
    #expect(flipped.matches(0, 0, .red))
    #expect(SKTexture(data: Data(red), size: size).size() == .zero)
    let changed = SKMutableTexture(size: CGSize(width: 2, height: 2))
    changed.modifyPixelData { memory, count in
      #expect(count == 16)
      memory?.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
      memory?.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
    }
    let seen = Pixels(changed.cgImage())
    #expect(seen.matches(0, 1, .red) && seen[0, 0] == [0, 0, 0, 0])
  }

  @Test("Scenes.SK11. The color is multiplied with the texture by its part")
  func tint() {
    let (view, _) = present { scene in
      let texture = SKTexture(image: image(UIColor(red: 1, green: 1, blue: 0.5, alpha: 1)))
      for (x, part) in [(20, 0), (50, 0.5), (80, 1)] as [(CGFloat, CGFloat)] {
        let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 20, height: 20))
        sprite.position = CGPoint(x: x, y: 50)
        sprite.color = .red
        sprite.colorBlendFactor = part
        scene.addChild(sprite)
      }
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(20, 50, UIColor(red: 1, green: 1, blue: 0.5, alpha: 1)))
    #expect(pixels.matches(50, 50, UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)))
    #expect(pixels.matches(80, 50, .red))
  }

  @Test("Scenes.SK11. Corners outside of the center keep their size")
  func centerRect() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let framed = UIGraphicsImageRenderer(
      size: CGSize(width: 12, height: 12), format: format
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      UIColor.green.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
    }
    let (view, _) = present { scene in
      let sprite = SKSpriteNode(
        texture: SKTexture(image: framed), size: CGSize(width: 80, height: 80))
      sprite.texture?.filteringMode = .nearest
      sprite.centerRect = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      sprite.position = CGPoint(x: 50, y: 50)
      scene.addChild(sprite)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(12, 12, .red) && pixels.matches(18, 18, .green))
    #expect(pixels.matches(82, 82, .green) && pixels.matches(88, 88, .red))
  }

  @Test("Scenes.SK12. An atlas has the textures of its images")
  func atlas() {
    let atlas = SKTextureAtlas(dictionary: ["b": image(.red, 4, 2), "a": image(.blue, 1, 1)])
    #expect(atlas.textureNames == ["a", "b"])
    #expect(atlas.textureNamed("b").size() == CGSize(width: 4, height: 2))
    #expect(atlas.textureNamed("b") === atlas.textureNamed("b"))
    #expect(SKTextureAtlas(named: "nothing").textureNames.isEmpty)
  }

  @Test("Scenes.SK12. A task gets the atlases of names")
  func awaitedAtlases() async throws {
    let atlases = try await SKTextureAtlas.preloadTextureAtlasesNamed(["nothing", "none"])
    #expect(atlases.map(\.textureNames) == [[], []])
  }

  @Test("Scenes.SK13. A label is drawn at its alignment, in its color")
  func labels() {
    func ink(_ change: (SKLabelNode) -> Void) -> (pixels: Pixels, frame: CGRect) {
      let label = SKLabelNode(text: "HHH")
      label.fontName = nil
      label.fontSize = 20
      label.fontColor = .red
      label.position = CGPoint(x: 100, y: 50)
      change(label)
      let (view, _) = present(CGSize(width: 200, height: 100)) { $0.addChild(label) }
      return (Pixels(view), label.frame)
    }
    func bounds(_ pixels: Pixels) -> CGRect {
      var bounds = CGRect.null
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels[x, y][0] > 100 {
          bounds = bounds.union(CGRect(x: x, y: pixels.height - 1 - y, width: 1, height: 1))
        }
      }
      return bounds
    }
    let middle = bounds(ink { _ in }.pixels)
    #expect(abs(middle.midX - 100) < 2 && abs(middle.minY - 50) < 2 && middle.height > 10)
    let left = bounds(ink { $0.horizontalAlignmentMode = .left }.pixels)
    #expect(left.minX >= 100 && left.minX < 105)
    let right = bounds(ink { $0.horizontalAlignmentMode = .right }.pixels)
    #expect(right.maxX <= 100 && right.maxX > 95)
    let top = ink { $0.verticalAlignmentMode = .top }
    #expect(bounds(top.pixels).maxY < 50 && abs(top.frame.maxY - 50) < 0.01)
    let centered = ink { $0.verticalAlignmentMode = .center }
    #expect(abs(bounds(centered.pixels).midY - 50) < 4 && abs(centered.frame.midY - 50) < 0.01)
    let bottom = ink { $0.verticalAlignmentMode = .bottom }
    #expect(bounds(bottom.pixels).minY > 50 && abs(bottom.frame.minY - 50) < 0.01)
    #expect(SKLabelNode(text: nil).frame.size == .zero)
  }

  @Test("Scenes.SK13. A label breaks its lines at a width, and mixes its colors")
  func labelLines() {
    let label = SKLabelNode(text: "one two three four five")
    label.fontName = nil
    label.fontSize = 10
    let single = label.frame
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 50
    #expect(label.frame.width <= 50 && label.frame.height > 1.9 * single.height)
    label.numberOfLines = 2
    #expect(label.frame.height < 2.1 * single.height)
    let (view, _) = present { scene in
      let label = SKLabelNode(
        attributedText: NSAttributedString(
          string: "HHHH",
          attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue]))
      label.position = CGPoint(x: 50, y: 40)
      scene.addChild(label)
    }
    #expect(Pixels(view).count { $0[2] > 200 && $0[0] < 50 } > 50)
  }

  @Test("Scenes.SK14. A shape has a line around its area")
  func shapes() {
    let (view, _) = present { scene in
      let shape = SKShapeNode(rectOf: CGSize(width: 40, height: 40))
      shape.position = CGPoint(x: 50, y: 50)
      shape.fillColor = .blue
      shape.strokeColor = .red
      shape.lineWidth = 8
      scene.addChild(shape)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(50, 50, .blue) && pixels.matches(50, 28, .red))
    #expect(pixels.matches(50, 32, .red) && pixels.matches(50, 36, .blue))
    #expect(pixels.matches(50, 24, .black))
  }

  @Test("Scenes.SK14. Shapes are made of rectangles, ellipses, points and paths")
  func shapeKinds() {
    let circle = SKShapeNode(circleOfRadius: 10)
    circle.lineWidth = 0
    #expect(circle.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(near(circle.lineLength, 2 * .pi * 10, 0.2))
    circle.lineWidth = 2
    #expect(circle.frame == CGRect(x: -11, y: -11, width: 22, height: 22))
    var points = [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 10)]
    #expect(SKShapeNode(points: &points, count: 3).lineLength == 11)
    let spline = SKShapeNode(splinePoints: &points, count: 3)
    #expect(spline.lineLength > 11 && spline.path?.currentPoint == CGPoint(x: 3, y: 10))
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 4, height: 2), transform: nil)
    #expect(SKShapeNode(path: path, centered: true).path?.boundingBox.midX == 0)
    #expect(SKShapeNode(rectOf: CGSize(width: 4, height: 2), cornerRadius: 9).path != nil)
    #expect(SKShapeNode().frame.size == .zero)
    #expect(SKShapeNode(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).path != nil)
  }

  @Test("Scenes.SK15. A mask shows the children where it is opaque")
  func crop() {
    let (view, _) = present { scene in
      scene.backgroundColor = .green
      let crop = SKCropNode()
      crop.position = CGPoint(x: 50, y: 50)
      crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20))
      crop.maskNode?.position = CGPoint(x: 20, y: 0)
      crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 60, height: 60)))
      scene.addChild(crop)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(70, 50, .red) && pixels.matches(50, 50, .green))
    #expect(pixels.matches(70, 38, .green) && pixels.matches(90, 50, .green))
  }

  @Test("Scenes.SK15. An effect node is drawn as one picture, through its filter")
  func effect() throws {
    let filter = try #require(CIFilter(name: "CIColorInvert"))
    let (view, _) = present { scene in
      let effect = SKEffectNode()
      effect.alpha = 0.5
      effect.addChild(square(.red, 20, at: 20, 50))
      effect.addChild(square(.white, 20, at: 30, 50))
      scene.addChild(effect)
      let filtered = SKEffectNode()
      filtered.filter = filter
      filtered.addChild(square(.red, 20, at: 80, 50))
      scene.addChild(filtered)
    }
    let pixels = Pixels(view)
    #expect(pixels.matches(25, 50, UIColor(white: 0.5, alpha: 1)))
    #expect(pixels.matches(15, 50, UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)))
    #expect(pixels.matches(80, 50, .cyan, within: 6) && pixels.matches(80, 30, .black))
  }

  @Test(
    "Scenes.SK16. Blend modes mix the colors",
    arguments: [
      (SKBlendMode.alpha, [0.2, 0.6, 0.4]), (.add, [0.6, 1.0, 1.0]), (.multiply, [0.08, 0.3, 0.4]),
      (.screen, [0.52, 0.8, 1.0]), (.replace, [0.2, 0.6, 0.4]), (.subtract, [0.2, 0.1, 0.6]),
    ] as [(SKBlendMode, [CGFloat])])
  func blending(_ mode: SKBlendMode, _ wanted: [CGFloat]) {
    let (view, _) = present { scene in
      scene.backgroundColor = UIColor(red: 0.4, green: 0.5, blue: 1, alpha: 1)
      let sprite = square(UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1))
      sprite.blendMode = mode
      scene.addChild(sprite)
    }
    let pixels = Pixels(view)
    #expect(
      pixels.matches(
        50, 50, UIColor(red: wanted[0], green: wanted[1], blue: wanted[2], alpha: 1)),
      "\(pixels[50, 50])")
    #expect(pixels.matches(20, 50, UIColor(red: 0.4, green: 0.5, blue: 1, alpha: 1)))
  }

  @Test("Scenes.SK18. A rotation around an axis shortens the other")
  func transforms() {
    let node = SKTransformNode()
    node.addChild(square(.red, 20, at: 0, 0))
    node.yRotation = .pi / 3
    #expect(near(node.calculateAccumulatedFrame().width, 10))
    #expect(near(node.calculateAccumulatedFrame().height, 20))
    let angles = vector(node)
    node.setQuaternion(node.quaternion())
    #expect(zip(angles, vector(node)).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  private func vector(_ node: SKTransformNode) -> [Float] {
    let angles = node.eulerAngles()
    return [angles.x, angles.y, angles.z]
  }

  @Test("Scenes.SK19. The camera is in the middle, and its children do not move with the scene")
  func camera() {
    let camera = SKCameraNode()
    let (view, scene) = present { scene in
      scene.addChild(square(.red, 10, at: 200, 100))
      let label = square(.green, 10, at: -40, 40)
      camera.addChild(label)
      scene.addChild(camera)
      scene.camera = camera
    }
    camera.position = CGPoint(x: 180, y: 100)
    var pixels = Pixels(view)
    #expect(pixels.matches(70, 50, .red) && pixels.matches(10, 10, .green))
    #expect(near(scene.convertPoint(fromView: CGPoint(x: 70, y: 50)), CGPoint(x: 200, y: 100)))
    camera.setScale(2)
    pixels = Pixels(view)
    #expect(pixels.matches(60, 50, .red) && pixels.matches(10, 10, .green))
    camera.setScale(1)
    camera.zRotation = .pi / 2
    pixels = Pixels(view)
    #expect(pixels.matches(50, 70, .red) && pixels.matches(10, 10, .green))
    #expect(camera.contains(scene.children[0]))
    camera.position.x = 0
    #expect(!camera.contains(scene.children[0]))
  }

  @Test("Scenes.SK33. Nodes are drawn by height, then by their place in the tree")
  func order() {
    let (view, scene) = present { scene in
      let (red, green, blue) = (square(.red), square(.green), square(.blue))
      red.addChild(green)
      green.position = .zero
      scene.addChild(red)
      scene.addChild(blue)
    }
    #expect(Pixels(view).matches(50, 50, .blue))
    let (red, blue) = (scene.children[0], scene.children[1])
    red.zPosition = 1
    #expect(Pixels(view).matches(50, 50, .green))
    red.children[0].zPosition = -1.5
    #expect(Pixels(view).matches(50, 50, .red))
    blue.zPosition = 0.7
    red.zPosition = 0.5
    #expect(Pixels(view).matches(50, 50, .blue))
    blue.isHidden = true
    #expect(Pixels(view).matches(50, 50, .red))
  }

  @Test("Scenes.SK36. A texture has the content of a node at its size")
  func textureFromNode() throws {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let node = SKNode()
    node.position = CGPoint(x: 1000, y: 0)
    let upper = square(.red, 10, at: 0, 10)
    node.addChild(upper)
    node.addChild(square(.blue, 10, at: 0, 0))
    let texture = try #require(view.texture(from: node))
    #expect(texture.size() == CGSize(width: 10, height: 20))
    let pixels = Pixels(texture.cgImage())
    #expect(pixels.matches(pixels.width / 2, pixels.height / 4, .red))
    #expect(pixels.matches(pixels.width / 2, pixels.height * 3 / 4, .blue))
    let crop = CGRect(x: 990, y: 5, width: 20, height: 10)
    let part = try #require(view.texture(from: node, crop: crop))
    let cut = Pixels(part.cgImage())
    #expect(part.size() == CGSize(width: 20, height: 10))
    #expect(cut.matches(cut.width / 2, cut.height / 2, .red) && cut[0, 0][3] == 0)
    #expect(view.texture(from: SKNode()) == nil)
  }

  @Test("Scenes.SK39. A map draws its tiles from the lower left corner")
  func tiles() {
    let group = { (color: UIColor) in
      SKTileGroup(tileDefinition: SKTileDefinition(texture: SKTexture(image: image(color))))
    }
    let (red, blue) = (group(.red), group(.blue))
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [red, blue]), columns: 3, rows: 2,
      tileSize: CGSize(width: 20, height: 20), fillWith: red)
    map.setTileGroup(blue, forColumn: 2, row: 1)
    map.setTileGroup(nil, forColumn: 0, row: 0)
    map.setTileGroup(blue, forColumn: 7, row: 7)
    map.position = CGPoint(x: 50, y: 50)
    let (view, _) = present { $0.addChild(map) }
    let pixels = Pixels(view)
    #expect(pixels.matches(70, 40, .blue) && pixels.matches(50, 60, .red))
    #expect(pixels.matches(30, 60, .black) && map.frame.size == CGSize(width: 60, height: 40))
    #expect(map.centerOfTile(atColumn: 2, row: 1) == CGPoint(x: 20, y: 10))
    #expect(map.tileColumnIndex(fromPosition: CGPoint(x: 21, y: 0)) == 2)
    #expect(map.tileRowIndex(fromPosition: CGPoint(x: 0, y: -5)) == 0)
    #expect(map.tileGroup(atColumn: 2, row: 1) === blue)
    #expect(map.tileDefinition(atColumn: 0, row: 0) == nil)
  }

  @Test("Scenes.SK39. A tile follows from its neighbors of the same group")
  func automapping() {
    let (middle, edge) = (SKTileDefinition(), SKTileDefinition())
    let group = SKTileGroup(rules: [
      SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [middle]),
      SKTileGroupRule(adjacency: .adjacencyUpEdge, tileDefinitions: [edge]),
    ])
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [group]), columns: 3, rows: 3,
      tileSize: CGSize(width: 1, height: 1), fillWith: group)
    #expect(map.tileDefinition(atColumn: 1, row: 1) === middle)
    #expect(map.tileDefinition(atColumn: 1, row: 2) === edge)
  }
}
