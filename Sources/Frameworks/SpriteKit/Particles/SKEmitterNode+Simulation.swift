extension SKEmitterNode {
  /// The longest step of the simulation in seconds; a guess.
  private static let longestStep: TimeInterval = 1.0 / 30
  /// The longest time in seconds that is simulated at once; a guess.
  private static let longestTime: TimeInterval = 60

  /// Advances the particles in a frame.
  func advanceParticles(by time: TimeInterval) { simulate(time) }

  /// Moves the particles by a time (Scenes.SK38).
  func simulate(_ time: TimeInterval) {
    guard time > 0, time.isFinite else { return }
    var rest = min(time, Self.longestTime)
    while rest > 1e-9 {
      let step = min(rest, Self.longestStep)
      rest -= step
      age(step)
      emit(step)
    }
  }

  private func age(_ time: TimeInterval) {
    let step = CGFloat(time)
    for index in particles.particles.indices {
      var particle = particles.particles[index]
      particle.age += time
      particle.velocity.dx += xAcceleration * step
      particle.velocity.dy += yAcceleration * step
      particle.position.x += particle.velocity.dx * step
      particle.position.y += particle.velocity.dy * step
      particle.rotation += particleRotationSpeed * step
      particle.scale += particleScaleSpeed * step
      particle.alpha += particleAlphaSpeed * step
      particle.blend += particleColorBlendFactorSpeed * step
      particle.color.red += particleColorRedSpeed * step
      particle.color.green += particleColorGreenSpeed * step
      particle.color.blue += particleColorBlueSpeed * step
      particle.color.alpha += particleColorAlphaSpeed * step
      particles.particles[index] = particle
    }
    particles.particles.removeAll { $0.age >= $0.lifetime }
  }

  private func emit(_ time: TimeInterval) {
    guard particleBirthRate > 0, particleLifetime > 0 else { return }
    particles.due += particleBirthRate * CGFloat(time)
    while particles.due >= 1 {
      particles.due -= 1
      guard numParticlesToEmit <= 0 || particles.emitted < numParticlesToEmit,
        particles.particles.count < ParticleSystem.capacity
      else { continue }
      particles.emitted += 1
      particles.particles.append(newParticle())
    }
  }

  private func newParticle() -> Particle {
    let angle = particles.random(emissionAngle, range: emissionAngleRange)
    let speed = particles.random(particleSpeed, range: particleSpeedRange)
    let color = particleColor.spriteComponents
    var particle = Particle(
      position: CGPoint(
        x: particles.random(particlePosition.x, range: particlePositionRange.dx),
        y: particles.random(particlePosition.y, range: particlePositionRange.dy)),
      velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      rotation: particles.random(particleRotation, range: particleRotationRange),
      scale: particles.random(particleScale, range: particleScaleRange),
      alpha: particles.random(particleAlpha, range: particleAlphaRange),
      color: (
        particles.random(color.red, range: particleColorRedRange),
        particles.random(color.green, range: particleColorGreenRange),
        particles.random(color.blue, range: particleColorBlueRange),
        particles.random(color.alpha, range: particleColorAlphaRange)
      ),
      blend: particles.random(particleColorBlendFactor, range: particleColorBlendFactorRange),
      lifetime: TimeInterval(
        max(0, particles.random(particleLifetime, range: particleLifetimeRange))))
    if let targetNode, targetNode.root === root {
      let way = transformToRoot.concatenating(targetNode.transformToRoot.inverted())
      let start = CGPoint.zero.applying(way)
      let end = CGPoint(x: particle.velocity.dx, y: particle.velocity.dy).applying(way)
      particle.position = particle.position.applying(way)
      particle.velocity = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
    return particle
  }

  // MARK: Drawing

  /// Draws the particles in the node's coordinates.
  func drawParticles(in context: CGContext, alpha: CGFloat) {
    context.saveGState()
    if let targetNode, targetNode.root === root {
      context.concatenate(
        targetNode.transformToRoot.concatenating(transformToRoot.inverted()))
    }
    let all = particles.particles
    // New particles are at the end of the list.
    for particle in particleRenderOrder == .oldestLast ? all.reversed() : all {
      draw(particle, in: context, alpha: alpha)
    }
    context.restoreGState()
  }

  private func draw(_ particle: Particle, in context: CGContext, alpha: CGFloat) {
    let life = CGFloat(particle.age / max(particle.lifetime, 1e-9))
    func sample(_ sequence: SKKeyframeSequence?, _ value: CGFloat) -> CGFloat {
      KeyframeSample.number(sequence?.sample(atTime: life)) ?? value
    }
    let scale = sample(particleScaleSequence, particle.scale)
    let opacity = max(0, min(1, sample(particleAlphaSequence, particle.alpha))) * alpha
    guard opacity > 0, scale > 0 else { return }
    let own = UIColor(
      red: particle.color.red, green: particle.color.green, blue: particle.color.blue,
      alpha: particle.color.alpha)
    let color = particleColorSequence?.sample(atTime: life) as? UIColor ?? own
    let natural = particleTexture?.size() ?? CGSize(width: 1, height: 1)
    let size = particleSize == .zero ? natural : particleSize
    let rect = CGRect(
      x: -size.width * scale / 2, y: -size.height * scale / 2, width: size.width * scale,
      height: size.height * scale)
    context.saveGState()
    context.translateBy(x: particle.position.x, y: particle.position.y)
    context.rotate(by: particle.rotation)
    if let pixels = particleTexture?.pixels {
      let blend = sample(particleColorBlendFactorSequence, particle.blend)
      // Coarse steps of the color, so that few tinted images are made.
      let image = TintedImages.shared.image(
        pixels, color: color.rounded, by: (max(0, min(1, blend)) * 8).rounded() / 8)
      SpritePainter(image, in: rect, isSmooth: true, blendMode: particleBlendMode)
        .draw(in: context, alpha: opacity)
    } else {
      context.setAlpha(opacity)
      context.setBlendMode(particleBlendMode.drawn)
      context.setFillColor(color.cgColor)
      context.fill(rect)
    }
    context.restoreGState()
  }
}

extension UIColor {
  /// The color with each component in steps of an eighth.
  fileprivate var rounded: UIColor {
    let parts = spriteComponents
    func round(_ value: CGFloat) -> CGFloat { (max(0, min(1, value)) * 8).rounded() / 8 }
    return UIColor(
      red: round(parts.red), green: round(parts.green), blue: round(parts.blue),
      alpha: round(parts.alpha))
  }
}
