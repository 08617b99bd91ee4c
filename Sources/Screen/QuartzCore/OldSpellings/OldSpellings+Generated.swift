// Made by `swift run generate-tables` of Data/OldSpellings/QuartzCore.tsv, which names its sources.
// Do not edit.

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubicPaced
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { CAValueFunctionName.rotateX }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { CAValueFunctionName.rotateY }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { CAValueFunctionName.rotateZ }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { CAValueFunctionName.scale }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
public var kCAValueFunctionScaleX: CAValueFunctionName { CAValueFunctionName.scaleX }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
public var kCAValueFunctionScaleY: CAValueFunctionName { CAValueFunctionName.scaleY }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ")
public var kCAValueFunctionScaleZ: CAValueFunctionName { CAValueFunctionName.scaleZ }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translate")
public var kCAValueFunctionTranslate: CAValueFunctionName { CAValueFunctionName.translate }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
public var kCAValueFunctionTranslateX: CAValueFunctionName { CAValueFunctionName.translateX }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
public var kCAValueFunctionTranslateY: CAValueFunctionName { CAValueFunctionName.translateY }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ")
public var kCAValueFunctionTranslateZ: CAValueFunctionName { CAValueFunctionName.translateZ }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }
