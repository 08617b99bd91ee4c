#include <libxml/xmlversion.h>
// The headers of Debian's ICU and those in the Swift toolchain declare the same types differently, so
// no module may have both.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>

/// Releases a string of the library, whose own function is a variable.
static inline void xml_release(xmlChar *string) { xmlFree(string); }

/// Returns whether a document declares entities.
///
/// The library expands each of their references in the text of a node: a document of a megabyte can
/// so have a text of any size.
static inline int xml_has_entities(xmlDocPtr document) {
  return (document->intSubset && document->intSubset->entities)
      || (document->extSubset && document->extSubset->entities);
}
