extension UIDocument: KeyedClass {}
extension UIDocumentBrowserAction: KeyedClass {}
extension UIDocumentBrowserTransitionController: KeyedClass {}
extension UIDocumentInteractionController: KeyedClass {}
