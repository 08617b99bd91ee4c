extension KeyedPropertyList {
  /// Adds the properties of animations.
  static func addAnimationAndHaptics(to tables: inout KeyedTables) {
    tables.add(UIAttachmentBehavior.self) {
      $0.add("anchorPoint", \.anchorPoint)
      $0.add(readOnly: "attachedBehaviorType", \.attachedBehaviorType)
      $0.add("attachmentRange", \.attachmentRange)
      $0.add("damping", \.damping)
      $0.add("frequency", \.frequency)
      $0.add("frictionTorque", \.frictionTorque)
      $0.add(readOnly: "items", \.items)
      $0.add("length", \.length)
    }
    tables.add(UICollisionBehavior.self) {
      $0.add(readOnly: "boundaryIdentifiers", \.boundaryIdentifiers)
      $0.add("collisionDelegate", \.collisionDelegate)
      $0.add("collisionMode", \.collisionMode)
      $0.add(readOnly: "items", \.items)
      $0.add("translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary)
    }
    tables.add(UICubicTimingParameters.self) {
      $0.add(readOnly: "animationCurve", \.animationCurve)
      $0.add(readOnly: "controlPoint1", \.controlPoint1)
      $0.add(readOnly: "controlPoint2", \.controlPoint2)
      $0.add(readOnly: "cubicTimingParameters", \.cubicTimingParameters)
      $0.add(readOnly: "springTimingParameters", \.springTimingParameters)
      $0.add(readOnly: "timingCurveType", \.timingCurveType)
    }
    tables.add(UIDynamicAnimator.self) {
      $0.add(readOnly: "behaviors", \.behaviors)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "elapsedTime", \.elapsedTime)
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add(readOnly: "referenceView", \.referenceView)
    }
    tables.add(UIDynamicBehavior.self) {
      $0.add("action", \.action)
      $0.add(readOnly: "childBehaviors", \.childBehaviors)
      $0.add(readOnly: "dynamicAnimator", \.dynamicAnimator)
    }
    tables.add(UIDynamicItemBehavior.self) {
      $0.add("allowsRotation", \.allowsRotation)
      $0.add("angularResistance", \.angularResistance)
      $0.add("charge", \.charge)
      $0.add("density", \.density)
      $0.add("elasticity", \.elasticity)
      $0.add("friction", \.friction)
      $0.add(flag: "anchored", \.isAnchored)
      $0.add(readOnly: "items", \.items)
      $0.add("resistance", \.resistance)
    }
    tables.add(UIDynamicItemGroup.self) {
      $0.add(readOnly: "bounds", \.bounds)
      $0.add("center", \.center)
      $0.add(readOnly: "collisionBoundingPath", \.collisionBoundingPath)
      $0.add(readOnly: "collisionBoundsType", \.collisionBoundsType)
      $0.add(readOnly: "items", \.items)
      $0.add("transform", \.transform)
    }
    tables.add(UIFeedbackGenerator.self) {
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIFieldBehavior.self) {
      $0.add("animationSpeed", \.animationSpeed)
      $0.add("direction", \.direction)
      $0.add("falloff", \.falloff)
      $0.add(readOnly: "items", \.items)
      $0.add("minimumRadius", \.minimumRadius)
      $0.add("position", \.position)
      $0.add("region", \.region)
      $0.add("smoothness", \.smoothness)
      $0.add("strength", \.strength)
    }
    tables.add(UIGravityBehavior.self) {
      $0.add("angle", \.angle)
      $0.add("gravityDirection", \.gravityDirection)
      $0.add(readOnly: "items", \.items)
      $0.add("magnitude", \.magnitude)
    }
    tables.add(UIPushBehavior.self) {
      $0.add("active", \.active)
      $0.add("angle", \.angle)
      $0.add(readOnly: "items", \.items)
      $0.add("magnitude", \.magnitude)
      $0.add(readOnly: "mode", \.mode)
      $0.add("pushDirection", \.pushDirection)
    }
    tables.add(UISnapBehavior.self) {
      $0.add("damping", \.damping)
      $0.add("snapPoint", \.snapPoint)
    }
    tables.add(UISpringTimingParameters.self) {
      $0.add(readOnly: "cubicTimingParameters", \.cubicTimingParameters)
      $0.add(readOnly: "initialVelocity", \.initialVelocity)
      $0.add(readOnly: "springTimingParameters", \.springTimingParameters)
      $0.add(readOnly: "timingCurveType", \.timingCurveType)
    }
    tables.add(UIViewPropertyAnimator.self) {
      $0.add(readOnly: "delay", \.delay)
      $0.add(readOnly: "duration", \.duration)
      $0.add("flushUpdates", \.flushUpdates)
      $0.add("fractionComplete", \.fractionComplete)
      $0.add(flag: "interruptible", \.isInterruptible)
      $0.add(flag: "manualHitTestingEnabled", \.isManualHitTestingEnabled)
      $0.add(flag: "reversed", \.isReversed)
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add(flag: "userInteractionEnabled", \.isUserInteractionEnabled)
      $0.add("pausesOnCompletion", \.pausesOnCompletion)
      $0.add("scrubsLinearly", \.scrubsLinearly)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "timingParameters", \.timingParameters)
    }
  }
}
