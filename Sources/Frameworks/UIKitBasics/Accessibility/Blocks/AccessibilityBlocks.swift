/// The closures that decide the attributes and actions of an object when they are requested.
package struct AccessibilityBlocks {
  package var isElement: AXBoolReturnBlock?
  package var label: AXStringReturnBlock?
  package var attributedLabel: AXAttributedStringReturnBlock?
  package var hint: AXStringReturnBlock?
  package var attributedHint: AXAttributedStringReturnBlock?
  package var value: AXStringReturnBlock?
  package var attributedValue: AXAttributedStringReturnBlock?
  package var traits: AXTraitsReturnBlock?
  package var identifier: AXStringReturnBlock?
  package var language: AXStringReturnBlock?
  package var inputLabels: AXArrayReturnBlock?
  package var attributedInputLabels: AXArrayReturnBlock?
  package var textualContext: AXTextualContextReturnBlock?
  package var frame: AXRectReturnBlock?
  package var path: AXPathReturnBlock?
  package var activationPoint: AXPointReturnBlock?
  package var elements: AXArrayReturnBlock?
  package var containerType: AXContainerTypeReturnBlock?
  package var hidesElements: AXBoolReturnBlock?
  package var isModal: AXBoolReturnBlock?
  package var groupsChildren: AXBoolReturnBlock?
  package var navigationStyle: AXNavigationStyleReturnBlock?
  package var responds: AXBoolReturnBlock?
  package var actions: AXArrayReturnBlock?
  package var rotors: AXArrayReturnBlock?
  package var activate: AXBoolReturnBlock?
  package var increment: AXVoidReturnBlock?
  package var decrement: AXVoidReturnBlock?
  package var escape: AXBoolReturnBlock?
  package var magicTap: AXBoolReturnBlock?

  package init() {}
}
