#include "CaseName.h"

// The standard library calls this runtime function to print an enum without a description of its own.
__attribute__((swiftcall)) extern const char *swift_EnumCaseName(const void *value, const void *type);

const char *capabilities_case_name(const void *value, const void *type) {
  return swift_EnumCaseName(value, type);
}
